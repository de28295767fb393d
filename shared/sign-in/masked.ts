/** `a•••@example.com`: recognisable to its owner only. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};

/** `•••• 4321`: the last four digits. */
export const maskedPhone = (phone: string): string => `•••• ${phone.replaceAll(/\D/g, '').slice(-4)}`;

/** `Ana S.`: the first name and the first letter of the last one. */
export const maskedName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
};
