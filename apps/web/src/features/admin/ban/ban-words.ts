import { ANONYMOUS } from '@squash/contract/anonymous'
import type { AdminReport } from '@squash/contract/reports'

export type Author = NonNullable<AdminReport['author']>

/** Somebody who is hidden has no name here. */
const nameOf = ({ display_name }: Author): string => (display_name === ANONYMOUS ? 'the author' : display_name)

/** What it is called to keep an author out, or to let them in again, and what happens then. */
export function banWords(author: Author) {
  const name = nameOf(author)
  return author.is_banned
    ? {
        label: `Let ${name} in again`,
        follows: 'They can sign in again and find everything as they left it. Nobody is told.',
        list: [],
      }
    : {
        label: `Ban ${name}`,
        follows:
          'They are signed out everywhere at once, and stay out until their time is over or an admin lets them in again.',
        list: [
          'When they try to sign in, they read that the moderators have closed the account, for a time or for good, and neither why nor by whom.',
          'Nobody else is told. Their open invites stay, without a reminder.',
          'What they wrote stays where it is: hide it too, if it should go.',
        ],
      }
}
