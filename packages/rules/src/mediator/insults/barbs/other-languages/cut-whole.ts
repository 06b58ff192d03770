import { pattern } from '../../../../text/pattern.ts'
import { FIRST_NAMES } from '../../capitals.ts'
import type { Hit } from '../../insults-in.ts'
import { MARK, type Token } from '../../tokens.ts'
import type { Barb } from '../barb.ts'
import { folded } from './language.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const TIME = new RegExp(
  pattern`
    ^(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|gestern|heute|heut|morgen|
    vorgestern|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|ayer|manana|lundi|mardi|mercredi|jeudi|
    vendredi|samedi|dimanche|hier|demain|aujourd'hui|segunda|terca|quarta|quinta|sexta|amanha|ontem|hoje|kal|aaj|
    parso|januar|februar|marz|april|mai|juni|juli|august|oktober|enero|febrero|marzo|abril|mayo|junio|julio|agosto|
    janvier|fevrier|mars|avril|juin|juillet|janeiro|fevereiro|marco|maio|junho|julho|euros?|pesos?|reais|rupaye|
    rupees?|naira|franken|(?:zwei|drit|vier|funf|sechs)ten|stock|etage)$
  `,
)
const JOINS = /^(?:und|aber|y|e|pero|et|mais|mas|aur|lekin|sondern|oder)$/

/** Whether the words of an insult contain no figure, date, quotation or name. */
export function saysNothingElse(
  sentence: readonly Token[],
  { from, to, namesAllowed }: Hit & Pick<Barb, 'namesAllowed'>,
): boolean {
  return !sentence.slice(from, to).some(({ norm, word }, at) => {
    const isCapital = /^\p{Lu}\p{Ll}/u.test(word)
    const isName = isCapital && (FIRST_NAMES.has(word.toLowerCase()) || (from + at > 0 && namesAllowed === undefined))
    return isName || /^[DQL]$/.test(norm) || TIME.test(folded(word))
  })
}

/** Adds the "and" that joins an insult to what stays: "eres un egoísta y | no contestas". */
export function withJoint<Found extends Hit>(sentence: readonly Token[], hit: Found): Found {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  const isJoint = (at: number): boolean => JOINS.test(folded(sentence[at]?.word ?? ''))
  const isFirst = hit.from === 0 || MARK.test(norm(hit.from - 1))
  const after = norm(hit.to) === ',' ? hit.to + 1 : hit.to
  if (isFirst && isJoint(after)) return { ...hit, to: isMore(sentence, after + 1) ? after + 2 : after + 1 }
  const isLast = hit.to >= sentence.length || MARK.test(norm(hit.to))
  if (isLast && isJoint(hit.from - 1)) return { ...hit, from: hit.from - 1 }
  return hit
}

const isMore = (sentence: readonly Token[], at: number): boolean =>
  /^(?:encima|ademas|ausserdem|dazu|en plus|ainda)$/.test(folded(sentence[at]?.word ?? ''))
