type SampleTopic = { title: string; creator_side: string; opponent_side: string }

/** One-click suggestions for a new debate: harmless topics that people still argue about. */
export const SAMPLE_TOPICS: readonly SampleTopic[] = [
  { title: 'Does pineapple belong on pizza?', creator_side: 'Yes, always', opponent_side: 'Never' },
  { title: 'Toilet paper: over or under?', creator_side: 'Over', opponent_side: 'Under' },
  { title: 'Dishes: right after dinner, or tomorrow?', creator_side: 'Right after dinner', opponent_side: 'Tomorrow' },
  { title: 'Is it OK to be ten minutes late?', creator_side: 'It’s fine', opponent_side: 'It’s rude' },
  { title: 'Should couples share one bank account?', creator_side: 'One for both', opponent_side: 'One each' },
  { title: 'Can you break up by text?', creator_side: 'A text is enough', opponent_side: 'Say it in person' },
  { title: 'Thermostat: 19 or 22 degrees?', creator_side: '19 and a jumper', opponent_side: '22 and a T-shirt' },
  { title: 'Voice messages: gift or homework?', creator_side: 'A gift', opponent_side: 'Homework' },
  { title: 'Should pets sleep in your bed?', creator_side: 'Of course they do', opponent_side: 'Not a paw' },
]
