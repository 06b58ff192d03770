import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { SOMEBODY } from './words.ts'

const ACCIDENT = `(?! (?:chopping|cooking|shaving|in the kitchen|on a tin|while|at (?:work|football|the gym)|playing|
  gardening|sandpapering|by accident|accidentally|
  when i (?:fell|slipped))\\b)`

/** Hurting one's own body, attempts that were survived, and people one fears for. */
export const INJURY_CUES: readonly Cue[] = [
  // cutting without an object, for a while, again
  cue(
    `(?:i|i have|she|he|she is|he is|shes|hes|they|daughter|son|sister|brother|wife|husband|friend|ive) (?:have |
      has |had |been |is |was |am |started |
      still |again |back to |gone back to |went back to )*(?:cut|cuts|cutting|burning|burns|burn|scratching|
      scratch)(?= $| (?:since|again|every (?:night|day|
      week|time|evening)|for (?:months|weeks|years)|because|when (?:you|we|i am|it gets)|deeper|and (?:it|burning|
      hiding)|at night|in (?:the )?(?:bath|bathroom|
      shower|secret))\\b)(?! every (?:day )?(?:corner|week out)\\b)(?<!(?:sun|hair|lawn|grass|
      price) [a-z]+)(?<!(?:got|gets|was) cut)`,
    SOMEBODY,
  ),
  cue(
    `(?:cut|cuts|cutting|burn|burns|burned|burnt|burning|scratch|scratches|scratched|scratching|carve|carves|carved|
      carving|slice|slices|sliced|slicing|bite|
      biting|pick|picking|dig|digging|claw|clawing|stub|stubs|stubbed) ${gap(4)}(?:my|her|his|their|
      own) (?:own )?(?:upper |inner |left |right )?(?:arms?|legs?|
      thighs?|wrists?|skin|stomach|belly|forearms?|hands?|ankles?|knuckles)${ACCIDENT}`,
    `(?:until|till|bleed|bleeds|blood|feel|lighter|cigarettes?|compass|again|every|nights?|secret|hides?|hiding|
      sleeves|only thing|stop|calm|quiet|did you
      know|noticed|school|bathroom|relief|razor|open|deeper|since|herself|himself|on purpose)`,
  ),
  cue(
    `(?:hit|hits|bang|bangs|banged|banging|smash|smashing|punch|punches|punched|punching|slap|slapping|knock|
      hitting) (?:my|her|his) (?:own )?(?:head|face|forehead|
      legs?|thighs?|skull|fists?)`,
    `(?<!(?:you|he|they) )(?:until|till|quiet|bleed|again|every|bruise|numb|feel|stops)`,
  ),
  cue(
    `(?:same|other|left|right|my|her|his) (?:arm|arms|wrist|wrists|thigh|thighs|leg)`,
    `(?:again|cuts|scars|night|do not tell|relaps[a-z]+|long sleeves|hides?|hiding|deeper)`,
  ),
  cue(
    `(?:been |was |were |had been |am |is )?(?:clean|free|cut free|not cut) (?:for |of it |
      since )*(?:[a-z0-9]+ ){1,2}(?:days|weeks|months|years)`,
    `(?:cut|cuts|cutting|blade|razor|relaps[a-z]+|arms?|hurt myself|again last night|did it)`,
  ),
  cue(
    `(?:long sleeves|sleeves down|hides? (?:her|his|my) arms|hiding (?:her|his|my) arms|cover(?:s|
      ing)? (?:up )?(?:her|his|my) arms)`,
    `(?:summer|heat|cuts?|marks|scars|blood|thirty degrees|hot|even|always|know)`,
  ),
  cue(`blood`, `(?:sleeves?|sink|bath ?room|towels?|tissues|sheets|bed ?sheets|razor|wrists)`),
  cue(
    `(?:head|face) under (?:the )?(?:water|bath ?water)?|(?:held|hold|holding) (?:my|her|his) (?:breath|
      head) (?:under|until|till)|(?:tied|tie|tying|wrapped|put|
      tighten(?:ed)?|pull(?:ed)?) ${gap(4)}(?:around|round) (?:my|his|her) (?:own )?(?:neck|throat)`,
    `(?:stars|scared|stop|breathe|black|until|till|belt|scarf|cord|dressing gown|tie|rope|cable|lead|night|
      passed out)(?! (?:pool|lesson)\\b)`,
  ),
  // survived
  cue(
    `(?:tried|tries|attempt|attempts|attempted|did it|done it|try)(?= $| (?:[a-z]+ )?(?:[a-z0-9]+ (?:years?|months?|
      weeks?|days?|times?) ago|last (?:year|month|week|
      night|summer|winter|spring)|twice|again|once before|in (?:june|may|april|march|your|my|the)|before)\\b)`,
    `(?:bathroom|wine|ambulance|hospital|ward|stomach|wrists|found (?:me|her|him)|saved|woke|wish|sectioned|psych|
      overdose|pills|tablets|rope|survived|i woke|still here)`,
  ),
  cue(
    `(?:woke up|survived|failed|did not work|it did not|saved me|found me|pulled me|cut me down|stopped me|
      brought me back|came round|revived|resuscitated)`,
    `(?:wish (?:i|they|you|it|he|she) (?:had|hadnt|did|would|would have)|wishing|hadnt|sorry (?:it did|i did|that)|
      a bit sorry|should have (?:let|left)|disappointed|next time|
      this time|could not even|not even (?:that|die)|cannot even)`,
  ),
  cue(
    `(?:should have|could have|wanted to|nearly|almost|wish i had|wish i) (?:just |really )?(?:let|left|took|taken|
      take|drove|driven|gone|stepped|jumped|kept|fell) ${gap(3)}(?:car
      |wheel|roll|brake|brakes|over|under|off the|driving|hands off|wall|go of|go that)`,
    `(?:foot|brake|stopped me|sorry|wonder|cliff|wall|tree|hill|bridge|that (?:day|night)|motorway|off the road|end|
      steering)(?! (?:license|licence)\\b)`,
  ),
  cue(
    `(?:found|find|finding) (?:my |the |our )?(?:her|him|me|sister|brother|son|daughter|mum|dad|wife|husband|friend|
      flatmate)`,
    `(?:(?:her|his|my) wrists|hanging|blue|unconscious|with (?:the )?(?:pills|tablets|empty (?:packets|bottle))|
      in the bath with|rope|overdos[a-z]+|bathroom floor|note|blood
      everywhere|would not wake)`,
  ),
  cue(
    `(?:i will be|find me|he was|she was|he is|she is|be) (?:found )?(?:hanging|swinging|floating)(?= $| (?:there|
      from|in|when|by)\\b)(?! (?:out|around|in there|on)\\b)`,
    `(?:when|open|opens|find|neighbou?rs|from|garage|explain|door)`,
  ),
  cue(
    `(?:sectioned|suicide watch|crisis team|psych ward|psychiatric (?:ward|unit|hospital)|detained under|samaritans|
      crisis line|suicide hotline|988)`,
    `(?:last night|tonight|again|because|after you|on hold|now|yesterday)`,
  ),
  // pictured, looked up
  cue(
    `(?:google[ds]?|googling|search(?:ed|es|ing)?|look(?:ed|ing|s)? up|research(?:ed|ing)?|reading about|read about|
      asked chatgpt|history)`,
    `(?:how (?:to|many|much|long|high)|ways|painless|quickest|lethal|fatal|paracetamol|height|methods?|drop|dose|
      overdose|hanging|drowning)`,
  ),
  cue(
    `(?:think|thinking|thought|thoughts|dream|dreams|talk|talks|talked|talking|joke|jokes) (?:a lot |only |
      all the time |again |constantly |every day )?(?:about|of) (?:shooting|hanging|
      drowning|stabbing|killing|cutting|crashing|poisoning|gassing|ending|jumping|hurting) (?:myself|himself|herself|
      it|off|in front|the car|things)`,
    SOMEBODY,
  ),
  cue(
    `(?:starving|starve|not eaten|stopped eating|have not eaten|make myself sick|making myself sick|throw up|
      purg[a-z]+)`,
    `(?:i|she|he)(?= (?:am|have|has|stopped|make|do|deserve|want|punish)\\b)`,
  ),
]
