import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CONDITION, GOODS, OBEDIENCE } from './words.ts'

/** What a grown person does without asking anybody. */
const FREEDOM = `(?:go(?: out| to| into| near| home| back| anywhere| on| for| shopping| and)?|leave|see|meet|visit|
  call|phone|ring|text|speak|have|use|touch|hold|own|wear|work|study|learn|drive|eat|cook|drink|sleep|shower|wash|
  bathe|step|come (?:home|out|in|to)|be alone|be in|be out|be seen|be on|close|shut|lock|open|take|buy|spend|keep|cut|
  sit|stand|answer|look|attend|join|get a|earn|pray|practi[sc]e|read|write|post|sing|dance|swim|laugh|cry|rest|vote|
  choose|travel|out|outside|in the|on the|near|any|a job|a phone|a key|friends|visitors|my own|her own)`

const PLACES = `(?:house|flat|room|home|door|balcony|garden|street|shops?|gym|park|mosque|temple|church|town|kitchen|
  bathroom|work|phone|anyone|anybody|friends?|family|sisters?|mums?|mothers?|brothers?|parents|doctor|school|college|
  class|money|car|keys?|card|account|table|food|bed|shower|clothes|dress|make ?up|skirt|dinner|internet|tv|name|
  language|alone|people|men|girls|guys|pub|job|university|uni|funeral|wedding|night|evening|evenings|weekend|it|café|
  cafe|library|gp|dentist|nan|visit|country|us)`

/** Who asks before a step that needs no asking, and who lets. */
export const PERMISSION: readonly Cue[] = [
  cue(
    `(?:i|she|he|mum|dad|sister|daughter|wife|my [a-z]+|aunt|son) (?:am|is|was|are|were|has|have)(?: also| still|
       just| now| been)?(?:not|never|no longer|only) (?:been |even |ever )?(?:allowed|permitted)(?: to| out| in| near|
       on| up)*(?: ${FREEDOM}| my| any| a| after)`,
    PLACES,
  ),
  cue(
    `you (?:are|were) (?:not|never|no longer|only) (?:allowed|permitted) (?:to )?${FREEDOM}`,
    `(?:asking|without|permission|anymore|alone|unless|until|by yourself|your (?:sisters?|mums?|mothers?|friends?|
      brothers?|family|parents|phone|job|own)|men|ever|when i)`,
  ),
  cue(
    `(?:will|would|does|did|do|has|have) (?:not|never) let (?:me|her|him|us|my [a-z]+|mum|
      dad) ${FREEDOM}(?! (?:a word|the last|it))`,
    PLACES,
  ),
  cue(
    `(?:asking|ask|asks|need|needs|have|has|had|wait|waits|waiting|given|give|gives|beg|requires?|with|want|wants|
      give you|must have) (?:[a-z]+ ){0,3}?(?:permission|approval|consent|the nod|leave of absence|green light|say so|
      blessing)`,
    `(?:to|for|before|unless|without) (?:[a-z]+ ){0,2}?(?:go|going|leave|leaving|see|seeing|visit|eat|work|spend|
      spending|buy|buying|wear|phone|call|a haircut|an? eye|shower|sleep|study|drive|cut|have|haircut|doctor|dentist|
      every|anything|everything|text|talk|my own|drink|open|cook|invite|bought|bring|ring|meet|out|step)`,
  ),
  cue(
    `(?:without|before) (?:asking|telling|checking with|clearing it with|consulting|informing|texting) (?:me|him|her|
      you|my husband|my wife|them)(?: first)?`,
    `(?:not allowed|may not|can not|must not|never|not (?:be )?(?:going|leaving|seeing)|do not (?:go|leave|see|talk|
      spend|buy|make)|when you went (?:out|to)|not to|lost your say|punish[a-z]*|consequences)(?! (?:just|believe|
      keep))`,
    `(?:go out|going out|went out|leave|leaving|see|meet|spend|wear|talk to|visit|out of the house|your friends|step|
      anywhere|friends)`,
  ),
  cue(
    `i (?:asked|ask|begged|beg|only asked|have asked|have to ask|must ask|had to ask) (?:him |her |you |
      my [a-z]+ )?(?:if|whether|for permission|can|to|could) (?:i )?(?:can |could |may |might |
      am allowed to )?${FREEDOM}`,
    `(?:he|she|you|they|husband|wife) (?:[a-z]+ )?(?:said (?:no|only|not|that|i|it)|says (?:no|only|not|i)|told|
      ripped|laughed|refused|hit|threw|locked|only if|got angry|decides?|checks?|say no|says it is|made me|took)|
      (?:he|she) says`,
  ),
  // given back or granted when somebody has behaved
  cue(
    GOODS,
    `(?:${CONDITION}) (?:you|i|she|he|we|mum|they)(?: are| am| is| have| has| can| will| had| do|
       would)?(?: [a-z]+){0,5}? ${OBEDIENCE}`,
  ),
  cue(
    `(?:until|till|when|once|if|because|unless|as long as|so long as) (?:you|i|she|he|we) (?:are|am|is|were|have been|
      has been|had been|was|be|are being|am being|behave|behaves|behaved|obey|obeys|obeyed|do not obey|disobey|
      disobeyed|have learned|have learnt|learn|learns|misbehave|misbehaved|keep to it|keep to the rules|break one|
      break a rule|follow the rules|do as)(?: a)?(?: (?:been )?(?:good|nice|pleasant|obedient|behaving|bad|naughty|
      nicer|sweet|displeased|disobedient|difficult|ungrateful|cheeky|lesson|told|i say|he says|she says|
      you say))?(?<=good|nice|pleasant|obedient|behaving|bad|naughty|nicer|displeased|disobedient|behave|behaves|
      behaved|obey|obeys|obeyed|obey|disobey|disobeyed|misbehave|misbehaved|learned|learnt|learn|learns|keep to it|
      rules|break one|break a rule|told|say|says|ungrateful)`,
    `(?:phone|mum|mother|sister|money|card|kids|children|baby|her|car|keys?|food|dinner|pantry|bed|door|days|blanket|
      friends|family|out|see|pills|medicine|allowance|house|room|sleep|silent|speak|talking|passport|clothes|them|
      problems)`,
  ),
  cue(
    `(?:i|he|she|we|husband|wife|mother in law) (?:have |has |only |even |just |always |already )*(?:let|lets|allow|
      allowed|allows|permit|permits|permitted) (?:you|her|him|me|my wife) (?:to )?(?:go|see|keep|have|work|visit|wear|
      study|out|drive|phone|call|meet|leave|use|talk|speak|sleep|eat|take a|do the|watch|attend)`,
    `(?:did not i|repaid|thanks|grateful|generous|lies|and look|behind my|anymore|no more|so no|mistake|too soft|
      was wrong|only|once (?:a|every)|supervised|if|when (?:he|she)|fair|but not|as long)`,
  ),
  cue(
    `you (?:may|can|are allowed to|are free to|will be allowed to|get to|will) (?:see|visit|call|phone|ring|go|have|
      speak|talk|work|come|eat|sleep|wear|leave|keep) ${gap(6)}(?:if|when|once|until|only|provided|two hours|one hour|
      on (?:the|sunday|sundays|saturday)|every (?:second|other)|supervised|while i|with me|as long as|accompanied)`,
    `i (?:will )?(?:drive|come|am there|decide|say|said|sit|wait|listen|allow|am with|know|approve|am in|be there|
      check|have checked|watch|give|let|choose)|(?:my mother|my brother|my sister) (?:comes|goes|is with|will)|
      in the car|you (?:stop|behave|obey|apologi[sz]e|learn)|finished my`,
  ),
  cue(
    `(?:only if|unless|only when|not without|only with) (?:[a-z]+ ){0,2}?(?:brother|mother|sister|he|she|husband|
      father|mum|him|her|cousin|i) ?(?:goes|comes|is|go|come|sits|drives|listens|am|present|with me|along|in the)*`,
    `(?:said|says|allowed|let|lets|may|can (?:only )?(?:go|leave|see|visit|talk|speak|phone|call)|permission|not go|
      never go|leave the house|go out|phone|speak|see my)`,
  ),
  cue(
    `(?:look|looked|looks|glance|glanced|wait|waited|check|checked) (?:at|to|for|with) (?:him|her|you|my husband|
      my wife) (?:first|before|to see|for permission|for a nod|whether)`,
    `(?:answer|speak|talk|if i could|laugh|order|eat|allowed|sit|say|reply)`,
  ),
  cue(
    `(?:he|she|you|husband|wife|boyfriend|girlfriend|partner|bf|gf|mother in law|they) (?:always )?(?:picks?|decides?|
      chooses?|controls?|dictates?|determines?|approves?|sets?|rules?|lays? out)`,
    `(?:what|who|when|where|how|which|whether|if) (?:[a-z]+ )?(?:i|my [a-z]+|she|he) (?:am |is |can |may |should |
      get to |have to |[a-z]+ )?(?:wear|wears|sit|sits|leave|leaves|eat|eats|sleep|sleeps|see|sees|talk|talks|spend|
      follow|work|go|goes|do|shower|dress|cut|allowed|drink|speak|wash|use|think|like|post|read|watch|wake|get up|
      meet|come)`,
  ),
  cue(
    `(?:i|he|she|you) (?:merely |just |will |always |do )*(?:decide|decides|handle|do the (?:talking|thinking|
      deciding)|speak for|speaks for|answer for|answers for|answered for|order for|orders for|know what is best|
      think for|talk for|talks for)`,
    `(?:she|he|me|you|her) (?:[a-z]+ ){0,3}?(?:never needed|confused|not need|do not need|best|at the doctors?|
      in the room|do not have to|english|happy|too|better|from now on|the doctor|in public|husband|wife)|
      better when i|from now on|at the (?:doctors?|clinic|bank)`,
  ),
  cue(
    `(?:i|we) (?:sit in|will sit in|come in|come into the room|am coming in|will be in the room|be in the room|
      do the talking|will do the talking|go in with you|listen in|will be listening)|stays? in the room|
      would not leave the room|will not leave the room`,
    `(?:doctor|gp|therapist|therapy|counsell?or|midwife|nurse|consultant|clinic|appointment|social worker|physio|
      talking|police|lawyer|solicitor|police ?woman|scan|dentist)`,
  ),
]
