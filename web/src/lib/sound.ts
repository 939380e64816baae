// Synthesised sounds of wood, paper, drum and bell. Off by default.
import type { GameEvent, GameId } from '../generated/protocol';
import { settings } from './settings.svelte';

export type Sound = 'clack' | 'paper' | 'clap' | 'drum' | 'cube' | 'seal' | 'bell';

/** A tone that fades and a short burst of noise, in hertz and seconds. */
interface Strike {
  loud: number;
  tone?: number;
  ring?: number;
  air?: number;
  rush?: number;
}

const STRIKES: Record<Sound, Strike> = {
  clack: { loud: 0.3, tone: 620, ring: 0.06, air: 2400, rush: 0.02 },
  paper: { loud: 0.12, air: 5200, rush: 0.16 },
  clap: { loud: 0.32, tone: 1150, ring: 0.1, air: 3200, rush: 0.015 },
  drum: { loud: 0.6, tone: 82, ring: 0.5, air: 320, rush: 0.05 },
  cube: { loud: 0.16, tone: 880, ring: 0.04, air: 2600, rush: 0.012 },
  seal: { loud: 0.34, tone: 150, ring: 0.1, air: 700, rush: 0.06 },
  bell: { loud: 0.2, tone: 988, ring: 1.4 },
};

const SOFTEST = 0.0001; // an exponential ramp cannot reach 0
let context: AudioContext | null = null;
let air: AudioBuffer | null = null;

/** The sounds of a game, by kind of event. */
export type Sounds<G extends GameId> = Partial<Record<GameEvent<G>['kind'], Sound>>;

/** The sounds of these events, each once. */
export function soundsOf<G extends GameId>(sounds: Sounds<G>, events: GameEvent<G>[]): Sound[] {
  const heard = events.map(({ kind }: { kind: GameEvent<G>['kind'] }) => sounds[kind]);
  return [...new Set(heard.filter((sound) => sound !== undefined))];
}

/** Play a sound, panned from left (-1) to right (1). Browsers allow it after a touch. */
export function sound(name: Sound, side = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state !== 'running') {
    void context.resume();
    return; // a late sound would be confusing
  }
  const { tone, ring = 0, air: pitch, rush = 0 } = STRIKES[name];
  const loud = (STRIKES[name].loud * settings.volume) / 100;
  const out = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, side)) });
  out.connect(context.destination);
  if (tone) fade(new OscillatorNode(context, { frequency: tone }), out, loud, ring);
  if (pitch) {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch });
    filter.connect(out);
    fade(new AudioBufferSourceNode(context, { buffer: noise(context) }), filter, loud, rush);
  }
}

function fade(
  source: AudioScheduledSourceNode,
  out: AudioNode,
  loud: number,
  seconds: number,
): void {
  const { currentTime: now } = out.context;
  const level = new GainNode(out.context, { gain: loud });
  level.gain.exponentialRampToValueAtTime(SOFTEST, now + seconds);
  source.connect(level).connect(out);
  source.start(now);
  source.stop(now + seconds);
}

function noise(made: BaseAudioContext): AudioBuffer {
  if (air) return air;
  air = new AudioBuffer({ length: made.sampleRate / 4, sampleRate: made.sampleRate });
  const data = air.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return air;
}
