// The shared types, as Small Samurai Empires has them.

import type * as wire from '../generated/protocol';
import type * as chooser from '../lib/chooser.svelte';
import type * as playback from '../lib/playback.svelte';
import type * as session from '../lib/session.svelte';
import type * as source from '../lib/tableSource';

type Game = 'samurai';

export type Observation = wire.Observation<Game>;
export type Hints = wire.Hints<Game>;
export type Queue = Hints['queue'];
export type ProvinceHint = Hints['provinces'][number];
export type Phase = Hints['phase'];
export type Prospect = Hints['neutrals'][number];
export type Event = wire.GameEvent<Game>;
export type Action = wire.GameAction<Game>;
export type Field = wire.ActionField<Game>;
export type Vocabulary = wire.Vocabulary<Game>;
export type Choice = session.Choice<Game>;
export type Offer = session.Offer<Game>;
export type Session = session.Session<Game>;
export type TableSource = source.TableSource<Game>;
export type LogEntry = playback.LogEntry<Game>;
export type Moment = playback.Moment<Game>;
export type Chooser = chooser.Chooser<Game>;
