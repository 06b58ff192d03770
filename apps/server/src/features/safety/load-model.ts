import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { SAFETY_KINDS } from '@squash/contract/values'
import type { HintSettings } from '@squash/rules/safety/assess'
import { modelFrom } from '@squash/rules/safety/model/encode'
import { LEARNED_KINDS } from '@squash/rules/safety/model/model'
import { z } from 'zod'

const head = z.object({ bias: z.number(), scale: z.number() })
const calibration = z.object({ slope: z.number(), offset: z.number() })
const Card = z.object({
  trained_on: z.string(),
  danger: z.object({ english: calibration, other: calibration }),
  threat: calibration,
  threshold: z.number(),
  suspicion: head,
  direct_threat: head,
  kinds: z.record(z.enum(SAFETY_KINDS).extract([...LEARNED_KINDS]), head),
})

const folder = new URL('../../../../../data/safety/model/', import.meta.url)

/**
 * Loads the trained model for hints.
 * @param setting `off` for no hints, the probability from which to give one, or null for the model's own threshold
 */
export function loadHints(setting: 'off' | number | null): HintSettings {
  if (setting === 'off') return null
  const card = Card.parse(JSON.parse(readFileSync(new URL('card.json', folder), 'utf8')))
  const model = modelFrom(card, new Int8Array(brotliDecompressSync(readFileSync(new URL('weights.bin.br', folder)))))
  return { model, threshold: setting ?? model.threshold }
}
