export const TIPS = [
  { title: 'No one else sees it.', text: 'You can delete it whenever you like.' },
  { title: 'Let it out first.', text: 'You don’t have to be fair here. Squash finds calmer words for it.' },
  {
    title: 'There may be a request in it.',
    text: 'Often there’s something you’d like to ask for. Squash looks for it in your words.',
  },
] as const

export const soloTexts = {
  title: 'Just get it off your chest',
  lead: 'Write it down for yourself. It isn’t sent to anyone.',
  untitled: 'Untitled',
  listTitle: 'Your notes',
  listLead: 'What you wrote down for yourself. Only you can see it.',
  asTyped: 'Without AI, Squash can’t rephrase this, so here it is as you wrote it.',
  mayHurt: 'Without AI, Squash only toned down the shouting. Part of this may still be hurtful.',
  nothingLeft: 'Nothing is left once the insults are out. What happened, and what do you want?',
  isGone: 'This note doesn’t exist, or you’ve deleted it.',
} as const
