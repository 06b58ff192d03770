import assertiveSpeaking from '../../../../data/quests/assertive-speaking.json' with { type: 'json' }
import boundaries from '../../../../data/quests/boundaries.json' with { type: 'json' }
import deEscalation from '../../../../data/quests/de-escalation.json' with { type: 'json' }
import groupChats from '../../../../data/quests/group-chats.json' with { type: 'json' }
import iStatements from '../../../../data/quests/i-statements.json' with { type: 'json' }
import { type Quest, QuestSchema, type Step } from './quest.ts'

/**
 * Every quest in the suggested order, validated when loaded. To add one, add a file in data/quests/ and a line here.
 * These files contain the right answers, so the browser must not import them.
 */
export const QUESTS: readonly Quest[] = [iStatements, groupChats, boundaries, assertiveSpeaking, deEscalation].map(
  (quest) => QuestSchema.parse(quest),
)

/** The quest with this id, or null. */
export const findQuest = (id: string): Quest | null => QUESTS.find((quest) => quest.id === id) ?? null

/** The step with this id, in any quest, or null. */
export const findStep = (id: string): Step | null =>
  QUESTS.flatMap(({ steps }) => steps).find((step) => step.id === id) ?? null

/** Used by steps without a lesson of their own. */
const GENERIC_LESSON: readonly string[] = [
  'Say what happened before you say what you think of it. Speak about yourself: what you felt, what you need, what you ask for. Ask for one thing that can be done, and be ready to hear no.',
]

/** The paragraphs of a step's lesson, or the generic lesson if it has none. */
export const lessonOf = ({ lesson }: Pick<Step, 'lesson'>): readonly string[] =>
  lesson.length > 0 ? lesson : GENERIC_LESSON
