type TourStep = { emoji: string; title: string; text: string }

/** What a new person is told, in order (spec community §2: seven steps; decisions §15: nothing that is not so). */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    emoji: '👋',
    title: 'Welcome to Squash',
    text: 'This is where two people settle a disagreement without losing each other. Here is how it works, in a minute.',
  },
  {
    emoji: '🌋',
    title: 'Say it as it is',
    text: 'Write what happened, as angry as you are. Nobody but you ever reads those words: the mediator says it so that the other person can hear it.',
  },
  {
    emoji: '📨',
    title: 'They get their say',
    text: 'The other person is invited by mail and answers in the same way. You read their side in calmer words too.',
  },
  {
    emoji: '⚖️',
    title: 'A way out, and two votes',
    text: 'The mediator sums up both sides and proposes something. When it works for both of you, the conflict is squashed.',
  },
  {
    emoji: '🔁',
    title: 'Not settled yet?',
    text: 'Then there is a rehash, and after it a round on what it is really about. A conflict that survives two AI rehashes can go to the public board for a final AI ruling and public voting, when one of you asks for it.',
  },
  {
    emoji: '🌱',
    title: 'Get better at it',
    text: 'Settling things earns SquashCred and achievements, and short quests teach how to argue well. What costs points says why, and what would have avoided it.',
  },
  {
    emoji: '🍿',
    title: 'And when it is not your fight',
    text: 'Vote on public rulings, on the daily forum conflict and on debates. Be kind: there is a person on each side.',
  },
]
