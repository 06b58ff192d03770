import { assertiveSpeaking } from './catalogue/assertive-speaking.ts'
import { boundaries } from './catalogue/boundaries.ts'
import { deEscalation } from './catalogue/de-escalation.ts'
import { groupChats } from './catalogue/group-chats.ts'
import { iStatements } from './catalogue/i-statements.ts'
import type { Quest, Step } from './quest.ts'

/**
 * Every quest, in the order in which they are suggested. A new one is a file in catalogue/ and a line here. The answers stand
 * in these files: the browser may not import them.
 */
export const QUESTS: readonly Quest[] = [iStatements, groupChats, boundaries, assertiveSpeaking, deEscalation]

/** The quest of this id, or null. */
export const findQuest = (id: string): Quest | null => QUESTS.find((quest) => quest.id === id) ?? null

/** The step of this id, whichever quest it belongs to, or null. */
export const findStep = (id: string): Step | null =>
  QUESTS.flatMap(({ steps }) => steps).find((step) => step.id === id) ?? null

/** What a step teaches when it has no lesson of its own. */
const GENERIC_LESSON: readonly string[] = [
  'Say what happened before you say what you think of it. Speak about yourself: what you felt, what you need, what you ask for. Ask for one thing that can be done, and be ready to hear no.',
]

/** The paragraphs of a step's lesson; a generic one where none was written. */
export const lessonOf = ({ lesson }: Pick<Step, 'lesson'>): readonly string[] =>
  lesson.length > 0 ? lesson : GENERIC_LESSON
