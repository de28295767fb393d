import type { AccessRecords, Profile } from '../../access/access-records.ts';
import { notSignedIn } from './require-session.ts';

/** The profile as it is now. @throws RefusalError 401 for a user who is being erased since the request began */
export const presentProfile = ({ profile, erased }: Pick<AccessRecords, 'profile' | 'erased'>): Profile => {
  if (!profile || erased) throw notSignedIn();
  return profile;
};
