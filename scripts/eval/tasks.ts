import { MOODS } from '@squash/contract/values'
import { commitmentsFor } from '@squash/rules/mediator/canned/commitments'
import { cannedResolution } from '@squash/rules/mediator/canned/resolution'
import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { checkAnswer } from '@squash/rules/mediator/check/check-answer'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import { receiptFor } from '@squash/rules/mediator/receipt/receipt-for'
import { sideOrder } from '@squash/rules/mediator/side-order'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { maskFullNames } from '@squash/rules/privacy/mask-full-names'
import { maskNames } from '@squash/rules/privacy/mask-names'
import { findQuest } from '@squash/rules/quests/catalogue'
import { judgeRewrite } from '@squash/rules/quests/judge/judge-rewrite'
import { assess } from '@squash/rules/safety/assess'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'
import { z } from 'zod'
import { loadClauseModel } from '../../apps/server/src/features/mediator/load-clause-model.ts'
import { loadHints } from '../../apps/server/src/features/safety/load-model.ts'
import { judgePair } from './judge-a-pair.ts'
import type { EvalModel } from './model.ts'

const id = z.union([z.string(), z.number()])

const TranslateLine = z.object({
  id,
  text: z.string(),
  mood: z.enum(MOODS).optional().catch(undefined),
  language: z.string().optional(),
})
const CheckLine = z.object({ id, source: z.string(), answer: z.string(), language: z.string().nullish() })
const Side = z.object({ name: z.string(), text: z.string() })
/** Without a title, a ruling speaks of “this case”. */
export const PairLine = z.object({ id, title: z.string().optional(), first: Side, second: Side })
const SafetyLine = z.object({ id, text: z.string() })
const MaskLine = z.object({ id, text: z.string(), names: z.array(z.string()).optional() })
const JudgeLine = z.object({ id, quest: z.string(), step: z.number().int().min(1), answer: z.string() })

/** @param model null for the canned texts; tasks that use no model text ignore it */
type Task = (model: EvalModel | null) => (line: unknown) => object | Promise<object>

/**
 * The tasks that `npm run eval -- --task NAME` can run on any data: each takes a parsed line and returns its answer.
 * An invalid line throws.
 */
export const TASKS: Readonly<Record<string, Task>> = {
  /** {id, text} → {id, level: 'none', 'hint', 'serious' or 'stop', kinds} */
  safety: () => {
    const hints = loadHints(null)
    return (line) => {
      const { id: of, text } = SafetyLine.parse(line)
      const found = assess(text, hints)
      return { id: of, level: found.level, kinds: found.level === 'none' ? [] : found.kinds }
    }
  },

  /** {id, text, mood?, language?} → {id, text, written_by, language, receipt}; other languages come back as typed */
  translate: (model) => {
    const clauses = loadClauseModel()
    return async (line) => {
      const { id: of, text: message, mood = 'responsive', language } = TranslateLine.parse(line)
      // The server refuses a direct threat before it is translated.
      if (model && !plainSignsIn(message).threatens) {
        const { note: _, ...translated } = await model.mediator.translate({ message, mood, language })
        return { id: of, ...translated, receipt: model.mediator.receipt(message, translated.text) }
      }
      const { text } = translateWithoutModel({ message }, clauses)
      return {
        id: of,
        text,
        written_by: 'canned',
        language: language ?? languageOf(message),
        receipt: receiptFor(message, text, clauses),
      }
    }
  },

  /** {id, source, answer, language?} → {id, fit, failed: the names of docs/reference/mediator-checks.md#checks, text} */
  check: () => {
    const clauses = loadClauseModel()
    return (line) => {
      const { id: of, source, answer, language } = CheckLine.parse(line)
      return { id: of, ...checkAnswer({ source, answer, language: language ?? undefined, clauses }) }
    }
  },

  /** {id, first: {name, text}, second: {name, text}} → {id, summary, suggestions, commitments} of two approved wordings */
  resolve: (model) => async (line) => {
    const { id: of, first, second } = PairLine.parse(line)
    const names = { user1: first.name, user2: second.name }
    const task = { title: '', user1: first.text, user2: second.text, names }
    const { summary, suggestion, commitments } = model
      ? await model.mediator.resolve({ ...task, order: sideOrder(String(of), 1) })
      : { ...cannedResolution(task), commitments: commitmentsFor(task) }
    return { id: of, summary, suggestions: [suggestion], commitments }
  },

  /** {id, title?, first: {name, text}, second: {name, text}} → {id, verdict, text, asked: 'both ways' or 'once'} */
  rule: (model) => async (line) => {
    const pair = PairLine.parse(line)
    const { verdict, ruling, asked } = await judgePair(model, pair)
    return { id: pair.id, verdict, text: ruling, asked }
  },

  /** {id, text, names?} → {id, text}, masked as on the public board */
  mask: () => (line) => {
    const { id: of, text, names = [] } = MaskLine.parse(line)
    return { id: of, text: maskFullNames(maskNames(maskPersonalData(text), names)) }
  },

  /** {id, quest, step (1-based), answer} → {id, passed, missing} */
  judge: () => (line) => {
    const { id: of, quest, step: number, answer } = JudgeLine.parse(line)
    const step = findQuest(quest)?.steps[number - 1]
    if (!step) throw new Error(`There is no step ${number} in the quest ${quest}`)
    if (step.type !== 'rewrite') {
      const chosen = step.options.find((option) => option.id === answer)
      return { id: of, passed: chosen !== undefined && 'right' in chosen, missing: [] }
    }
    const { passed, missed, faults } = judgeRewrite(step, answer)
    return {
      id: of,
      passed,
      missing: [...missed.map((points) => points.join(' or ')), ...faults.map((fault) => `no ${fault}`)],
    }
  },
}
