/** Nine suggested titles, each about an issue and never insulting a person. */
export const SUGGESTED_TITLES = [
  'Dishes. Again. Always me.',
  'You left me on read for a week',
  'The thermostat war',
  'Who pays for what, exactly?',
  'That joke wasn’t funny',
  'Your plans, my weekend',
  'The meeting that was my idea',
  'Noise after midnight',
  'You said you’d be there',
] as const

export const TIPS = [
  {
    title: 'Write it however it comes out.',
    text: 'The other person never sees this version. Squash finds calmer words for it.',
  },
  { title: 'One thing at a time.', text: 'The sink today. The 2019 birthday party can have its own conflict.' },
  { title: 'Say what you’d like.', text: 'A request is easier to answer than an accusation.' },
  { title: '"I feel" goes further than "you always".', text: 'Nobody can argue with how you felt.' },
] as const
