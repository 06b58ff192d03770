import type { CrisisHelp, SAFETY_REFUSALS, SafetyDetails, SafetyHint } from '@squash/contract/safety'
import { CRISIS_NEEDS, type PrivateReason, SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { HintSettings } from '@squash/rules/safety/assess'
import { beforeSending, type Verdict } from '@squash/rules/safety/before-sending'
import { crisisHelp } from '@squash/rules/safety/crisis/choose'
import type { CrisisResources } from '@squash/rules/safety/crisis/resource'
import type { CallContext } from '../../platform/http/context.ts'
import type { Metrics } from '../../platform/metrics.ts'

/**
 * How a text is sent: whether its author has acknowledged a pause, and the locales that decide which country's help is
 * shown.
 */
export type Sending = { acknowledged: boolean; locales: readonly string[] }

export type SafetyRefusal = (typeof SAFETY_REFUSALS)[number]

/**
 * The safety check of the texts in one request. It judges them once, when first needed: a repeated request only needs the
 * hint, and a request that is refused earlier needs nothing.
 */
export type SafetyCheck = {
  /** Whether they may be sent. A refusal includes the appropriate help. */
  run(): Result<null, SafetyRefusal>
  /** Adds the kinds of danger that the language model sees in texts that passed. They only lead to help for the author. */
  suspect(kinds: readonly SafetyKind[]): void
  /** Why texts that passed keep their conflict private; null if they don't. A slur is no reason. */
  privateReason(): PrivateReason | null
  /** What the models suspect in texts that passed, for their author only. */
  hint(): SafetyHint
}

type Parts = { resources: CrisisResources; hints: HintSettings; metrics: Pick<Metrics, 'wordsScreened'> }

/**
 * The safety check of users' texts, before they are stored or leave the machine. It stores nothing, and neither the log nor
 * the metrics get the texts or what was found in them.
 */
export function createSafety({ resources, hints, metrics }: Parts) {
  const help = (kinds: readonly SafetyKind[], locales: readonly string[]): CrisisHelp => {
    const chosen = crisisHelp(kinds, locales, resources)
    return {
      ...chosen,
      resources: chosen.resources.map(({ name, needs, phone = null, text = null, url }) => ({
        name,
        needs: CRISIS_NEEDS.filter((need) => needs.includes(need)),
        phone,
        text,
        url,
      })),
    }
  }

  return {
    /** @param texts everything that the author typed; entries may be missing */
    check(texts: readonly (string | null | undefined)[], { acknowledged, locales }: Sending): SafetyCheck {
      const sent = texts.filter((text) => text != null)
      let judged: Verdict | null = null
      const judge = (): Verdict => {
        judged ??= beforeSending(sent, { acknowledged, hints })
        return judged
      }
      let suspected: readonly SafetyKind[] = []

      return {
        run() {
          const words = judge()
          if (words.verdict === 'send') {
            if (words.keep_private) metrics.wordsScreened('acknowledged')
            return ok(null)
          }
          const { verdict: kind, kinds } = words
          const details: SafetyDetails = { kind, signs: [...kinds], ...help(kinds, locales) }
          metrics.wordsScreened(kind)
          return kind === 'stop' ? refuse('safety.stopped', details) : refuse('safety.paused', details)
        },

        suspect(kinds) {
          suspected = SAFETY_KINDS.filter((kind) => kinds.includes(kind))
        },

        privateReason() {
          const words = judge()
          if (words.verdict === 'send' && words.keep_private) return 'sign'
          return suspected.some((kind) => kind !== 'slur') ? 'model' : null
        },

        hint() {
          const words = judge()
          const own = words.verdict === 'send' ? words.hint : []
          const kinds = suspected.length > 0 ? suspected : own
          return {
            level: kinds.length > 0 ? 'hint' : 'none',
            kinds: [...kinds],
            resources: help(kinds, locales).resources,
          }
        },
      }
    },

    /** Help for every need, and the countries with their own lists. */
    allHelp: (locales: readonly string[]) => ({
      ...help(SAFETY_KINDS, locales),
      countries: Object.keys(resources.countries).sort(),
    }),
  }
}

/** How the texts of a call are sent. */
export const sendingOf = (
  { request }: CallContext,
  input: { safety_acknowledged?: boolean | null | undefined },
): Sending => ({ acknowledged: input.safety_acknowledged === true, locales: request.locales })

export type Safety = ReturnType<typeof createSafety>
