import { translateWithoutModel } from '../../mediator/canned/translate.ts'
import { receiptFor } from '../../mediator/receipt/receipt-for.ts'
import { maskPersonalData } from '../../privacy/mask.ts'
import { maskFullNames } from '../../privacy/mask-full-names.ts'
import { maskNames } from '../../privacy/mask-names.ts'
import { withoutWording } from '../../privacy/without-wording.ts'
import { QUESTS } from '../../quests/catalogue.ts'
import { judgeRewrite } from '../../quests/judge/judge-rewrite.ts'
import { assess } from '../../safety/assess.ts'
import { trainModel } from '../../safety/model/train.ts'
import { textStatistics } from '../statistics.ts'

const EXAMPLES = ['maya', 'ravi'].flatMap((author) => [
  { text: 'he keeps my passport in his drawer', kinds: ['coercive_control'] as const, stop: false, author, weight: 1 },
  { text: 'you left the dishes in the sink again', kinds: [], stop: false, author, weight: 1 },
])
const hints = { model: trainModel(EXAMPLES).model, threshold: 0.5 }

const rewrite = QUESTS.flatMap(({ steps }) => steps).find((step) => step.type === 'rewrite')
if (!rewrite) throw new Error('No quest asks for a rewrite')

/**
 * Everything that reads user-typed text. Add new readers here, so that the search covers them. Facts, requests and
 * insults are covered by the translation, the receipt and the rubric.
 */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'safety check': (text) => assess(text, hints),
  'canned translation': (message) => translateWithoutModel({ message }),
  receipt: (text) => receiptFor(text, text.slice(0, 500)),
  'masked personal data': maskPersonalData,
  'masked full names': maskFullNames,
  'masked names': (text) => maskNames(text, ['Maya', 'Okafor']),
  'erased wording': (text) => withoutWording(text, [text.slice(100, 400)]),
  'quest rubric': (text) => judgeRewrite(rewrite, text),
  'text statistics': textStatistics,
}
