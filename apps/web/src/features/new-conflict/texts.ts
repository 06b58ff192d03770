/** Nine suggested titles, each about an issue and never insulting a person. */
export const SUGGESTED_TITLES = [
  'Dishes. Again. Always me.',
  'You left me on read for a week',
  'The thermostat war',
  'Who pays for what, exactly?',
  'That joke was not funny',
  'Your plans, my weekend',
  'The meeting that was my idea',
  'Noise after midnight',
  'You said you would be there',
] as const

export const TIPS = [
  {
    title: 'Write it however it comes out.',
    text: 'The other person never sees this version. Squash finds calmer words for it.',
  },
  { title: 'One thing at a time.', text: 'The sink today. The birthday of 2019 can have its own conflict.' },
  { title: 'Say what you would like.', text: 'A wish is easier to answer than an accusation.' },
  { title: '"I feel" goes further than "you always".', text: 'Nobody can argue with how it was for you.' },
] as const
