import type { TranslateTask } from '../../mediator.ts'

/** How a translated message may begin: the mood, in words that the other can hear. */
export const OPENING: Record<TranslateTask['mood'], string> = {
  rage: "I'm very angry about this, and I want you to hear why.",
  annoyed: "This has been bothering me, and I'd like to talk about it.",
  meh: "I'm tired of this being between us.",
  chill: "I'd like to sort this out with you calmly.",
  zen: 'I care about us finding a good way through this.',
  responsive: 'Thank you for telling me how you see it. Here is my side.',
}

export const OPENINGS: readonly string[] = Object.values(OPENING)
