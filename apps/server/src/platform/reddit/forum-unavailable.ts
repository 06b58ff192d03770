/** The forum is away, slow, refuses us, or says what cannot be read. Its words stay out of the message. */
export class ForumUnavailable extends Error {}
