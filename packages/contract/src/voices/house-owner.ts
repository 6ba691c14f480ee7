/** Stands for the owner of voices that the server itself made: nobody has this public id. */
export const houseOwnerId = 'house';
