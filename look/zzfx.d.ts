// The part of zzfx that is used; it brings no types of its own.
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    volume: number;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(
      channels: readonly (readonly number[])[],
      volume?: number,
      rate?: number,
    ): AudioBufferSourceNode;
  };
}
