import { pattern } from '../../text/pattern.ts'

/**
 * Sentences that are only reproaches, although they contain a negation: "must be nice being a princess who's never paid
 * her own way", "I guess nobody ever taught you manners". A sentence with an "I", "me" or a figure may state something.
 */
export const SCOLDING = new RegExp(
  pattern`
    (?<=^|[.!?;\n…] ?)(?=[^.!?;\n…]*\b(?:must be (?:so |really |very )?(?:nice|great|lovely|good|wonderful|easy|fun)|
    (?:never|ever) (?:even )?heard of|(?:never|ever) (?:even )?(?:taught|raised|told) (?:you|u) (?:any |about |
    some )?(?:manners|respect|shame|better|how|to|right|that)|
    (?:taught|raised|brought) (?:you|u) (?:up )?(?:any |some )?(?:manners|respect|shame|better|right|properly|well)|
    knows? what (?:\p{L}+ ){1,3}(?:is|are|means?)\b|know the meaning of|(?:lifted|lift) a finger|
    worked? a (?:\p{L}+ )?day in (?:your|his|her|their) li(?:fe|ves)|grow(?:n)? up))(?![^.!?;\n…]*(?:\d|
    \b(?:me|my|mine|us|our|i (?!guess|suppose|bet|reckon|take it)|we)\b))[^.!?;\n…]+
  `,
  'gu',
)

/**
 * What follows "if you" in a condition that only mocks: "can string a sentence together". "Can manage it by Friday" and
 * "can find the receipt" are real conditions.
 */
export const MOCKING_CONDITION = pattern`
  (?:(?:can|could) (?:even )?(?:manage to )?|(?:(?:even|still) )?(?:know|remember) how to )(?:be bothered|
  string (?:a|two|more)|hold a (?:pen|phone)|tear yourself|drag yourself|count (?:to|that)|spell|
  read (?:a|this|english|plain)|write (?:a|your own)|find the (?:time|decency|energy|guts)|spare (?:a|the) \p{L}+|
  tell the time)
`
