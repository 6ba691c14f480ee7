import type { Category } from '../kinds/sound-kind.ts';

/** A recording of the pack `sound-samples`: whose it is, and where it comes from. */
export interface SampleEntry {
  /** File without its ending. */
  file: string;
  title: string;
  category: Category;
  captions: readonly string[];
  seconds: number;
  sustained: boolean;
  /** Who gave it to the public domain, and the page where. */
  author: string;
  page: string;
}

/** File, title, category, seconds, whether it can go on, author, number of the page, captions. */
const rows: readonly string[] = [
  'ambi_choir | Choir | cinematic | 1.6 | goes on | Exsomniel | 207809 | choir singing ahh; angelic choir; holy voices',
  'ambi_dark_woosh | Dark whoosh | cinematic | 3.7 | once | EcoDTR | 27281 | dark whoosh; deep whoosh transition',
  'ambi_drone | Drone | cinematic | 4.4 | goes on | Autistic Lucario | 195341 | synth drone; ambient drone',
  'ambi_glass_hum | Glass hum | cinematic | 10 | goes on | kaligari | 35391 | wine glass humming; glass harmonica; ethereal hum',
  'ambi_glass_rub | Glass rubbed | household | 3.1 | once | ani_music | 198403 | rubbing a glass; finger on a wet glass; squeaking glass',
  'ambi_haunted_hum | Haunted hum | cinematic | 9.8 | goes on | kaligari | 35392 | haunted hum; ghostly humming; spooky ambience',
  'ambi_lunar_land | Lunar landscape | science fiction | 7.4 | goes on | maqsim | 172157 | lunar landscape; alien planet ambience; deep space atmosphere',
  'ambi_sauna | Sauna | household | 9 | goes on | hullum | 415551 | sauna steam; water thrown on hot stones; sizzling steam; frying in a pan',
  'ambi_soft_buzz | Soft buzz | static | 0.8 | once | ludvique | 71852 | soft buzz; short electric buzz',
  'ambi_swoosh | Swoosh | cinematic | 1.8 | once | Halgrimm | 169867 | airy swoosh; soft swoosh transition',
  'bd_boom | Boom drum | cinematic | 1.7 | once | Snapper4298 | 157245 | bass drum boom; low boom drum',
  'drum_cowbell | Cowbell | bells | 0.4 | once | Neotone | 75338 | cowbell; cow bell hit',
  'drum_cymbal_hard | Crash cymbal | bells | 1.6 | once | menegass | 100056 | crash cymbal; cymbal hit; ba dum tss',
  'drum_cymbal_closed | Hi-hat | bells | 0.3 | once | menegass | 100053 | hi-hat; closed cymbal tick',
  'drum_roll | Drum roll | bells | 6.2 | once | Heigh-hoo | 19433 | drum roll; snare drum roll; circus drum roll; tension drums before an announcement',
  'drum_snare_hard | Snare drum | bells | 0.5 | once | menegass | 100058 | snare drum hit; snare',
  'drum_tom_lo_hard | Tom drum | bells | 1 | once | menegass | 100064 | tom drum; low tom hit',
  'elec_beep | Beep | interface | 0.3 | once | looppool | 13126 | electronic beep; short beep',
  'elec_chime | Chime | interface | 2.3 | once | looppool | 13138 | electronic chime; soft chime',
  'elec_ping | Ping | interface | 0.4 | once | looppool | 13119 | ping; electronic ping',
  'elec_twang | Twang | interface | 0.7 | once | looppool | 13136 | twang; rubber band twang; cartoon string',
  'glitch_perc1 | Glitch rhythm | static | 1.9 | once | hullum | 415548 | glitch percussion; broken machine rhythm',
  'glitch_robot1 | Glitching robot | science fiction | 1.1 | once | hullum | 415557 | glitching robot; robot malfunction',
  'guit_e_slide | Guitar slide | cinematic | 4.3 | once | Suva | 2410 | electric guitar slide; guitar note',
  'guit_em9 | Guitar chord | cinematic | 10 | once | Sub-d | 46992 | acoustic guitar chord; guitar strum',
  'guit_harmonics | Guitar harmonics | cinematic | 3.5 | once | BStateham | 141524 | guitar harmonics; plucked harmonics',
  'loop_3d_printer | Printer | machines | 8 | goes on | hullum | 415571 | 3d printer; printer printing; stepper motor; photocopier',
  'loop_industrial | Industrial rhythm | machines | 0.9 | goes on | godspine | 222072 | industrial machine rhythm; stamping press; factory rhythm',
  'mehackit_phone1 | Dialing tones | signals | 1.3 | once | hullum | 415577 | phone dialing tones; dialing a number; keypad tones',
  'mehackit_robot1 | Robot | science fiction | 1 | once | hullum | 415560 | robot sound; robot talking',
  'mehackit_robot3 | Robot moves | science fiction | 1.3 | once | hullum | 415566 | robot moving; servo motor',
  'misc_burp | Burp | people | 0.8 | once | anas76 | 222022 | burp; belch; man burping',
  'misc_cineboom | Cinematic boom | cinematic | 7.9 | once | Northern_Monkey | 177242 | cinematic boom; trailer boom with long tail; epic impact',
  'misc_crow | Crow | animals | 0.6 | once | davidworksonline | 54973 | crow cawing; raven caw; crow',
  'perc_bell | Prayer bell | bells | 6.7 | once | AlaskaRobotics | 221515 | prayer bell; singing bowl; meditation bell; tibetan bowl',
  'perc_bell2 | Ringing bell | bells | 5.5 | once | hullum | 415559 | bell ringing out; metal bowl struck',
  'perc_door | Door shut | doors | 2.4 | once | hullum | 415579 | door closing; door shut in a corridor; wooden door closes',
  'perc_impact1 | Impact | impacts | 1.1 | once | hullum | 415578 | dull impact; heavy object hit',
  'perc_impact2 | Hard impact | impacts | 0.9 | once | hullum | 415581 | hard impact; box hit',
  'perc_snap | Finger snap | people | 0.4 | once | SoundCollectah | 109400 | finger snap; snapping fingers',
  'perc_swash | Sword swish | weapons | 0.4 | once | qubodup | 60009 | sword swish; swing of a stick through the air',
  'perc_swoosh | Short swoosh | cinematic | 0.7 | once | hullum | 415580 | short swoosh; quick whoosh',
  'perc_till | Cash register | household | 2.7 | once | Zott820 | 209578 | cash register; till opening ka-ching; shop checkout',
  'vinyl_backspin | Record backspin | static | 1.1 | once | il112 | 182316 | record backspin; dj spin back',
  'vinyl_hiss | Record hiss | static | 8 | goes on | veezay | 130393 | record hiss; old gramophone hiss; vinyl noise',
  'vinyl_rewind | Tape rewind | static | 2.7 | once | TasmanianPower | 162493 | tape rewind; record rewind',
  'vinyl_scratch | Record scratch | static | 0.4 | once | hello_flowers | 28681 | record scratch; dj scratch; needle scratch',
];

/** Every recording that is shipped, all of them CC0: the pack's README.md names each with its page. */
export const samples: readonly SampleEntry[] = rows.map((row) => {
  const [file = '', title = '', category, seconds, goesOn, author = '', sound, captions = ''] =
    row.split(' | ');
  return {
    file,
    title,
    category: category as Category,
    seconds: Number(seconds),
    sustained: goesOn === 'goes on',
    captions: captions.split('; '),
    author,
    page: `https://freesound.org/people/${encodeURIComponent(author)}/sounds/${sound}/`,
  };
});
