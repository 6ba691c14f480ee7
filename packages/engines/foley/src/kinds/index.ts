import { aircraft } from './aircraft.ts';
import { places } from './ambience.ts';
import { animals } from './animals.ts';
import { bells } from './bells.ts';
import { callingAnimals } from './calling-animals.ts';
import { cinematic } from './cinematic.ts';
import { dogs } from './dogs.ts';
import { fire } from './fire.ts';
import { hornsAndBrakes } from './horns-and-brakes.ts';
import { household } from './household.ts';
import { impacts } from './impacts.ts';
import { instruments } from './instruments.ts';
import { interfaceSounds } from './interface.ts';
import { laughter } from './laughter.ts';
import { lionsAndRoosters } from './lions-and-roosters.ts';
import { machines } from './machines.ts';
import { people } from './people.ts';
import { scienceFiction } from './science-fiction.ts';
import { smallThings } from './small-things.ts';
import type { KindList } from './sound-kind.ts';
import { staticSounds } from './static.ts';
import { stepsAndDoors } from './steps-and-doors.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { water } from './water.ts';
import { weapons } from './weapons.ts';
import { weather } from './weather.ts';

const single: KindList = [
  ...weather,
  ...water,
  ...fire,
  ...animals,
  ...callingAnimals,
  ...dogs,
  ...lionsAndRoosters,
  ...vehicles,
  ...aircraft,
  ...hornsAndBrakes,
  ...machines,
  ...tools,
  ...household,
  ...stepsAndDoors,
  ...impacts,
  ...smallThings,
  ...weapons,
  ...scienceFiction,
  ...interfaceSounds,
  ...people,
  ...laughter,
  ...bells,
  ...instruments,
  ...cinematic,
  ...staticSounds,
];

/** Everything that can be made by rule. */
export const kinds: KindList = [...single, ...places(single)];
