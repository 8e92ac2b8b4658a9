/** The types of docs/wire.md under the names this client uses. All are generated: `make wire`. */

import type { NewTable } from './http.generated';
import type { FactTold, Sentence, TableTold } from './socket.generated';

export type {
  CardInfo,
  GameInfo,
  LessonFirst,
  LessonStep,
  LessonTap,
  Replay,
  RulesInfo as Rules,
  SeatGiven as SeatToken,
  TableGiven as Opened,
  TableInfo,
} from './http.generated';
export type {
  Account,
  AccountLine as Line,
  ClientMessage as Saying,
  Error as WireError,
  HintTold as Hint,
  HistoryTold as Past,
  MarkTold as Mark,
  MoveNamed,
  MoveTold as Step,
  Player,
  Pointed,
  ProposalTold as Proposal,
  ReviewTold as Review,
  SaidTold as Said,
  Sentence as Both,
  ServerMessage as Heard,
  TableTold as Table,
  View,
} from './socket.generated';

export type Lang = keyof Sentence;
export type Params = FactTold['params'];
export type Options = TableTold['options'];
export type NewSeat = NewTable['seats'][number];
