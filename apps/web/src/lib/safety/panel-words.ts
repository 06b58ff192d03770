/** What happens to a text that the safety check asks about: it is sent to someone, or kept for its author. */
export type Purpose = 'send' | 'keep'

type Words = {
  titles: Record<'pause' | 'stop', string>
  goOn: string
  leave: string
  /** What has happened to the text so far. */
  soFar: string
  putAway: string
}

/** The safety panel's words for each purpose. */
export const PANEL_WORDS: Readonly<Record<Purpose, Words>> = {
  send: {
    titles: { pause: 'Before you send this', stop: 'Let’s stop here' },
    goOn: 'Send it as it is',
    leave: 'Don’t send it',
    soFar: 'Nothing has been sent or stored, and only you see this.',
    putAway: 'Not sent. What you wrote is kept only in this browser.',
  },
  keep: {
    titles: { pause: 'Before you go on', stop: 'Let’s stop here' },
    goOn: 'Continue as it is',
    leave: 'Leave it for now',
    soFar: 'Nothing has been stored, and only you see this.',
    putAway: 'Not stored. What you wrote is kept only in this browser.',
  },
}
