import manifest from './package.json' with { type: 'json' };

/** The version of Starboard that is running. */
export const version: string = manifest.version;
