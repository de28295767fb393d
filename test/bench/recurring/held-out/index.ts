import { courier } from './courier.ts';
import { hairdresser } from './hairdresser.ts';
import { innkeepers } from './innkeepers.ts';
import { judgeClerk } from './judge-clerk.ts';
import { librarian } from './librarian.ts';
import { medics } from './medics.ts';
import { newlyweds } from './newlyweds.ts';
import { operaSinger } from './opera-singer.ts';
import { programmer } from './programmer.ts';
import { sailor } from './sailor.ts';
import { singleMother } from './single-mother.ts';
import { trainee } from './trainee.ts';
import { undergraduate } from './undergraduate.ts';
import { widow } from './widow.ts';

/** The held-out set. */
export const HOUSEHOLDS = [
  courier,
  hairdresser,
  innkeepers,
  judgeClerk,
  librarian,
  medics,
  newlyweds,
  operaSinger,
  programmer,
  sailor,
  singleMother,
  trainee,
  undergraduate,
  widow,
];
