/** Where somebody is mailed about an invite for the second and last time. */
export const THE_ONLY_REMINDER =
  'You were asked a few days ago. This is the only reminder: no further mail about this invite follows.'
