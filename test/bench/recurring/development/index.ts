import { baker } from './baker.ts';
import { designer } from './designer.ts';
import { driver } from './driver.ts';
import { engineer } from './engineer.ts';
import { farmers } from './farmers.ts';
import { flatmates } from './flatmates.ts';
import { landlords } from './landlords.ts';
import { newcomer } from './newcomer.ts';
import { nurseFamily } from './nurse-family.ts';
import { publicServant } from './public-servant.ts';
import { retiredCouple } from './retired-couple.ts';
import { student } from './student.ts';
import { teacher } from './teacher.ts';
import { youngParents } from './young-parents.ts';

/** The development set. */
export const HOUSEHOLDS = [
  baker,
  designer,
  driver,
  engineer,
  farmers,
  flatmates,
  landlords,
  newcomer,
  nurseFamily,
  publicServant,
  retiredCouple,
  student,
  teacher,
  youngParents,
];
