/** Of a voice's similarity, so much is what the encoder hears that is deaf to color; the rest hears color above all. */
const deafShare = 0.35;
const deafSize = 192;

/** Of what the encoder of speakers hears and what the one hears that minds color. */
export function joinHearing(deaf: Float32Array, print: Float32Array): Float32Array {
  const joined = new Float32Array(deafSize + print.length);
  joined.set(deaf.map((value) => value * Math.sqrt(deafShare)));
  joined.set(
    print.map((value) => value * Math.sqrt(1 - deafShare)),
    deafSize,
  );
  return joined;
}

/** Similarity by the encoder of speakers alone, of two joined vectors: the figure that users see. */
export function speakerSimilarity(one: Float32Array, other: Float32Array): number {
  return alike(one.subarray(0, deafSize), other.subarray(0, deafSize)) / deafShare;
}

/** Of two vectors of length 1. */
export function alike(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}
