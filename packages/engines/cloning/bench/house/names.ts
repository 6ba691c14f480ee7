type Names = Readonly<Record<'female' | 'male', string>>;

/** Given names of people who speak a language, each once in all of them, and none that a voice of the packs has. */
const lists: Readonly<Record<string, Names>> = {
  'en-US': {
    female:
      'Abigail Addison Amber Autumn Bailey Brooke Caroline Cassidy Chelsea Dakota Delaney Erin Faith Georgia Hailey Harper Jenna Jolene Kendra Kelsey Lacey Leah Mackenzie Marlene Meredith Morgan Naomi Paige Peyton Quinn Reagan Savannah Shelby Sierra Skylar Summer Tamara Trinity Vanessa Whitney',
    male: 'Austin Bennett Blake Brandon Brody Carter Chase Clayton Cody Colton Cooper Dalton Derek Dustin Emmett Everett Forrest Garrett Gavin Hudson Jared Jasper Keith Landon Levi Logan Mason Mitchell Nolan Preston Quentin Reid Russell Sawyer Spencer Travis Trent Tyler Wesley Wyatt',
  },
  'en-GB': {
    female:
      'Arabella Bronte Cecily Cordelia Daphne Edith Elspeth Felicity Florence Gemma Gwen Harriet Jemima Matilda Millicent Ottilie Penelope Philippa Rosalind Tabitha Verity Winifred',
    male: 'Angus Barnaby Basil Cedric Clement Crispin Dexter Ewan Freddie Giles Gordon Graham Hamish Hugo Jarvis Malcolm Nigel Percy Sebastian Simon Stuart Toby Winston',
  },
  'es-ES': {
    female: 'Alba Blanca Carmen Consuelo Elvira Inés Lorena Marisol Nuria Paloma Pilar Rocío Ximena Yolanda',
    male: 'Álvaro Andrés Diego Emilio Fermín Gonzalo Ignacio Javier Jorge Pablo Rafael Ramón Salvador Vicente',
  },
  'fr-FR': {
    female: 'Amélie Aurélie Camille Céline Coralie Delphine Fabienne Juliette Manon Margaux Océane Solène',
    male: 'Antoine Bastien Benoît Cyril Étienne Gaspard Guillaume Laurent Lucien Mathieu Olivier Rémy Thibault',
  },
  'hi-IN': {
    female: 'Aditi Anjali Deepika Divya Ishita Lakshmi Meera Neha Pooja Priya Radhika Shreya',
    male: 'Aarav Aditya Dev Gaurav Harish Karan Manish Nikhil Rahul Sanjay Vikram',
  },
  'it-IT': {
    female:
      'Alessia Benedetta Chiara Donatella Elisabetta Federica Ginevra Ilaria Lucrezia Martina Ornella Silvia Viola',
    male: 'Alessandro Bruno Cesare Dario Enzo Fabrizio Giacomo Leonardo Lorenzo Pietro Riccardo Stefano',
  },
  'ja-JP': {
    female: 'Aiko Asuka Chiyo Emi Fumiko Hana Kaori Nanami Rin Sayuri Tomoko Yui',
    male: 'Akira Daichi Hiroshi Isamu Kaito Kenji Makoto Naoki Ryo Shinji Takumi Yamato Yuto',
  },
  'pt-BR': {
    female: 'Bruna Cecília Débora Fernanda Gabriela Isadora Janaína Larissa Letícia Marina Raquel Tainá',
    male: 'Davi Eduardo Fábio Gustavo Heitor João Luan Murilo Otávio Renato Vinícius',
  },
  'zh-CN': {
    female: 'Fang Huilan Jiayi Jing Meilin Ning Qiuyue Ruoxi Shuang Yating Yingying Zhilan',
    male: 'Bowen Chao Dawei Guang Jianyu Junjie Minghao Peng Qiang Tianyu Weimin Yichen Zihan',
  },
};

export const languages: readonly string[] = Object.keys(lists);

export const namesOf = (language: string, gender: 'female' | 'male'): readonly string[] =>
  lists[language]![gender].split(' ');
