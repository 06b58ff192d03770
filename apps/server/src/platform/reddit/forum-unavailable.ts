/** The forum is down, slow, refuses us, or sends something unreadable. Its own text stays out of the message. */
export class ForumUnavailable extends Error {}
