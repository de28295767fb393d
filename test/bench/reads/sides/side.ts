import type { IsoDate } from '../../../../shared/time/calendar.ts';
import type { Question } from '../question.ts';

/** Where the sides find the household; every side holds the same rows. */
export type SideSettings = {
  dynamoEndpoint: string;
  tableName: string;
  userId: string;
  key: string;
  today: IsoDate;
  sqliteFile: string;
  actualFolder: string;
  actualBudget: string;
  /** Folder whose node_modules hold the other sides' packages. */
  peersFolder: string;
};

/** Read units of one answer: of the transactions alone, and with key, accounts and the like. */
export type ReadUnits = { all: number; transactions: number };

/** One way to keep transactions and to answer from them. */
export type Side = {
  /** The answer as a client gets it: a whole JSON text. */
  ask(question: Question): Promise<string>;
  /** Where reads are counted in units. */
  units?(question: Question): Promise<ReadUnits>;
};

export type OpenSide = (settings: SideSettings) => Promise<Side>;
