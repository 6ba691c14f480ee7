/** ViSQOL, with the network that its authors judge speech with. */
export const pythonPackages = ['visqol-python[accel,lattice]==3.8.0'];
