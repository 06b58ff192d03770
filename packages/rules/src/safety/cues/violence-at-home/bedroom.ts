import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

/** Sex that one of them does not want, and hands that come at night. */
export const BEDROOM_CUES: readonly Cue[] = [
  cue(
    `(?:forced|forces|forcing) (?:me|himself on me|herself on me|himself|her|me into it)(?: (?:again|last night|
      in bed|in the (?:bedroom|shower|bath)|on (?:me|sunday|our)|this morning|when i|that night|twice))`,
    without(`eat|apologise|choose|sign|move|sell|resign|veg|vegetables|out of`),
  ),
  cue(
    `(?:say|said|saying|says|told (?:him|her|you)) (?:no|stop|i do not want|i did not want|not tonight)|(?:whether|
      even (?:if|when|though)|if) (?:i|she) (?:wish|want|like|agree|feel|cry|sleep|am asleep|do not want|say no)|
      asleep`,
    `(?:carries|carried|keeps|kept|goes|went) (?:on|going)|until (?:he|she|you) (?:is|are|was|were) (?:done|finished)|
      anyway|does not (?:stop|care|listen)|did not stop|does it|did it|took|take[sn]?|ceiling|held|inside me|climbs?|
      rolled?`,
    `bed|sex|sleep with|intimate|relations|bedroom|in the night|intercourse|naked|inside me|on top of me|marital|
      ceiling|touch(?:ed|es|ing)?`,
    without(`snor[a-z]+|dog|cat|tv|telly|phone in bed|breakfast in bed|covers|duvet`),
  ),
  cue(
    `(?:marital|conjugal|wifely|wifes|husbands|bedroom|marriage) (?:relations|rights?|dut(?:y|ies)|obligations?)`,
    `no|not|whether|wish|want|right|owe[sd]?|must|refus(?:e|es|ed|ing)|law|church|my|have to|force|count`,
  ),
  cue(
    `(?:bedroom|bed|marriage|husband and wife|wife)`,
    `(?:not|no) (?:force|rape)|can not (?:rape|be rape|force)|is it (?:rape|force)|no such thing as rape`,
  ),
  cue(
    `(?:used to|would|comes?|came|coming|kept|keeps|sneaks?|snuck|creeps?|crept) (?:coming )?(?:in|into|in to) (?:my|
      her|our|the girls|my sisters|my daughters) (?:room|bed|bedroom)`,
    `he|uncle|stepfather|stepdad|dad|father|brother|cousin|grandad|lodger|your (?:dad|father|brother|son)|you`,
    `used to|at night|as a child|every night|when (?:mum|everyone|you) (?:was|were|slept)|drunk|would`,
    without(`story|stories|hoover|laundry|cat|dog|knock|nightmare|nightmares|breakfast|wake me|tuck|monster|thunder`),
  ),
  cue(
    `(?:woke|wake|wakes|waking) (?:up )?(?:to|with) (?:him|her|you|his|your|my [a-z]+) (?:[a-z]+ )?(?:inside|on top|
      hands?|fingers|touching|pulling)`,
    without('cat|dog|baby|breakfast|coffee'),
  ),
  cue(
    `(?:forced|forces|forcing|force|pushed|threw) (?:yourself|himself|herself|myself) (?:on|onto|upon) (?:me|her|him|
      you|my [a-z]+)`,
    without('hug|apology|opinions?|gym|work'),
  ),
  cue(
    `(?:woke|wake|wakes|waking|woken) (?:up )?(?:and |when |because |with |to )?${gap(1)}(?:you|he|she) (?:was|were|
      is|are) (?:already )?(?:on top of me|inside me|touching|on me|pulling)`,
  ),
]
