import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { clauseModelFrom } from '@squash/rules/mediator/insults/clauses/encode'
import type { ClauseModel } from '@squash/rules/mediator/insults/clauses/model'
import { z } from 'zod'
import { loadWordClasses } from '../../platform/load-word-classes.ts'

const Thresholds = z.object({
  calibration: z.object({ slope: z.number(), offset: z.number() }),
  blatant: z.number(),
  certain: z.number(),
  sure: z.number(),
  doubtful: z.number(),
  possible: z.number(),
})
const Unit = z.object({ bias: z.number(), weight: z.number(), weights: z.array(z.number()) })
const Network = z.object({ bias: z.number(), units: z.array(Unit) })
const Card = z.object({
  trained_on: z.string(),
  english: Thresholds,
  other: Thresholds,
  head: z.object({ bias: z.number(), scale: z.number() }),
  context: z.object({ network: Network, thresholds: Thresholds }),
})

const folder = new URL('../../../../../data/insults/model/', import.meta.url)

/** Loads the trained model that finds insulting clauses. */
export function loadClauseModel(): ClauseModel {
  const card = Card.parse(JSON.parse(readFileSync(new URL('card.json', folder), 'utf8')))
  const weights = new Int8Array(brotliDecompressSync(readFileSync(new URL('weights.bin.br', folder))))
  return clauseModelFrom(card, weights, loadWordClasses())
}
