export type Archetype = { readonly title: string; readonly emoji: string; readonly description: string }

/** The 20 archetypes. Each description is a kind look at a habit, never a diagnosis. */
export const ARCHETYPES = {
  'the-peaceful-observer': {
    title: 'The Peaceful Observer',
    emoji: '🍃',
    description: 'No beef on the books. Either life is calm, or the group chat is on mute. Both are valid.',
  },
  'the-chaos-goblin': {
    title: 'The Chaos Goblin',
    emoji: '🌀',
    description:
      'A lot is up in the air and nothing has landed yet. The good news: you can still tie up every loose end.',
  },
  'the-drama-generator': {
    title: 'The Drama Generator',
    emoji: '🎭',
    description: 'Three new conflicts in a month. You speak up early, before things fester.',
  },
  'the-swift-fixer': {
    title: 'The Swift Fixer',
    emoji: '⚡',
    description: 'Settled before the tea goes cold. You know what you want, and when to stop arguing about it.',
  },
  'the-fixer': {
    title: 'The Fixer',
    emoji: '🔧',
    description: 'Someone else brings the problem, and you help fix it. People are lucky to be in a fight with you.',
  },
  'the-harmony-seeker': {
    title: 'The Harmony Seeker',
    emoji: '🎶',
    description: 'Your conflicts tend to end with both of you humming the same tune.',
  },
  'the-accountability-champ': {
    title: 'The Accountability Champ',
    emoji: '🏅',
    description: 'You keep digging until you know what it’s really about. That takes more nerve than shouting.',
  },
  'the-rehasher': {
    title: 'The Rehasher',
    emoji: '🥔',
    description: 'To you, the first answer is a draft, and some of the best things come out of the second.',
  },
  'the-passive-ghost': {
    title: 'The Passive Ghost',
    emoji: '👻',
    description: 'You spoke up and haven’t heard back. You’re patient, but a friendly nudge in person may help.',
  },
  'the-unread-receipt': {
    title: 'The Unread Receipt',
    emoji: '📬',
    description: 'You have a few unopened letters. A single line back would help the other person sleep.',
  },
  'the-firestarter': {
    title: 'The Firestarter',
    emoji: '🔥',
    description:
      'When you care, your caps lock is the first to know. There’s a lot of warmth in that, and a smaller flame cooks better.',
  },
  'the-spreadsheet-warrior': {
    title: 'The Spreadsheet Warrior',
    emoji: '📊',
    description: 'Dates, exhibits, footnotes: your side is complete. Nobody will ever say you left out the context.',
  },
  'the-empath': {
    title: 'The Empath',
    emoji: '💗',
    description: '“I feel” comes easily to you, and it turns arguments into conversations. That’s a quiet superpower.',
  },
  'the-cooldown-king': {
    title: 'The Cooldown King',
    emoji: '🧊',
    description: 'You let it rest for days, and then you settle it. Slow, regal and effective.',
  },
  'the-chronic-clarifier': {
    title: 'The Chronic Clarifier',
    emoji: '❓',
    description: 'Could you say more? And what does that mean? And since when? Curiosity is half of listening.',
  },
  'the-side-eye-sender': {
    title: 'The Side-Eye Sender',
    emoji: '👀',
    description: '“Fine.” “Whatever.” You say a lot in one word. It gets even better with a second sentence.',
  },
  'the-petty-picasso': {
    title: 'The Petty Picasso',
    emoji: '🎨',
    description: 'Ten emojis per message: every grievance is a small work of art. The gallery is impressed.',
  },
  'the-polite-avenger': {
    title: 'The Polite Avenger',
    emoji: '🎩',
    description: 'Sorry, sorry, so sorry, and still not satisfied. Manners and a backbone go well together.',
  },
  'the-disappearing-diplomat': {
    title: 'The Disappearing Diplomat',
    emoji: '🪄',
    description: 'You come to the table, and then your chair is empty. It’s still yours whenever you’re ready.',
  },
  'the-emotional-diplomat': {
    title: 'The Emotional Diplomat',
    emoji: '🕊️',
    description: 'There’s something to talk about, and you’re at the table. That’s where settling things starts.',
  },
} as const satisfies Record<string, Archetype>

export type ArchetypeId = keyof typeof ARCHETYPES

export const isArchetypeId = (name: string): name is ArchetypeId => Object.hasOwn(ARCHETYPES, name)

/** What a user reads when their archetype changes. */
export const archetypeNotice = ({ emoji, title }: Pick<Archetype, 'emoji' | 'title'>): string =>
  `Your conflict archetype has been updated to: ${emoji} ${title}!`
