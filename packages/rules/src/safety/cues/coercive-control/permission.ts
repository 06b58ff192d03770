import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CONDITION, GOODS, OBEDIENCE } from './words.ts'

/** What a grown person does without asking anybody. */
const FREEDOM = `(?:go(?: out| to| into| near| home| back| anywhere| on| for| shopping| and)?|leave|see|meet|visit|
  call|phone|ring|text|speak|have|use|touch|hold|own|wear|work|study|learn|drive|eat|cook|drink|sleep|shower|wash|
  bathe|step|come (?:home|out|in|to)|be alone|be in|be out|be seen|be on|close|shut|lock|open|take|buy|spend|keep|cut|
  sit|stand|answer|look|attend|join|get a|earn|pray|practi[sc]e|read|write|post|sing|dance|swim|laugh|cry|rest|vote|
  choose|travel|out|outside|in the|on the|near|any|a job|a phone|a key|friends|visitors|my own|her own)`

const PLACES = `(?:antidepressants|medicine|medication|vegetable|house|flat|room|home|door|balcony|garden|street|
  shops?|gym|park|mosque|temple|church|town|kitchen|bathroom|work|phone|anyone|anybody|friends?|family|sisters?|mums?|
  mothers?|brothers?|parents|doctor|school|college|class|money|car|keys?|card|account|table|food|bed|shower|clothes|
  dress|make ?up|skirt|dinner|internet|tv|name|language|alone|people|men|girls|guys|pub|job|university|uni|funeral|
  wedding|evening|evenings|cafe|library|gp|dentist|nan|visit|country|us)`

/** Who asks before a step that needs no asking, and who lets. */
export const PERMISSION: readonly Cue[] = [
  cue(
    `(?:i|she|he|mum|dad|sister|daughter|wife|my [a-z]+|aunt|son) (?:am|is|was|are|were|has|have)(?: also| still|just|
      now| been)? (?:not|never|no longer|only) (?:been |even |ever )?(?:allowed|permitted)(?: to| out| in| near|on|
      up)*(?: ${FREEDOM}| my| any| a| after)`,
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
  // "you do not get to sleep until": one grants, the other waits
  cue(
    `you (?:do|will) not (?:get(?: to| any| your)?|be (?:given|getting|having|allowed|seeing|sleeping|eating|leaving|
      going out)|have|see|eat|sleep)(?! (?:why|how|it|that|what)) ${gap(4)}(?:until|till|unless) (?:you|i|we have|
      they)`,
    `(?:sleep|eat|bed|dinner|phone|car|keys?|money|card|out|leave|see|kids|children|baby|friends?|mother|mum|sister|
      family|passport|clothes|home|door|admit|obey|apologi[sz]e|confess|behave|learn|say so|truth)`,
  ),
  cue(
    `(?:you|she|he) (?:will )?(?:gets?|have|has|can have) (?:them|it|her|him|your [a-z]+|the [a-z]+|
      my [a-z]+) ?(?:back )?(?:again )?(?:when|once|if|after|until|the day) (?:you|i|she|he) (?:are |am |have |is |
      has |do |can |learn |stop |show |prove )*(?:${OBEDIENCE}|stop|show|prove|get my|pay|sign|come home|come back)`,
    `(?:stop|behave|learn|obey|good|nice|trusted|proved?|apologi[sz]e|confess|money|lying|earned|sorry|calm|
      come (?:home|back)|sign|show|respect|pleasant|deserve|polite|sweet|weight)`,
  ),
  cue(
    `(?:you|he|she|husband|wife|they) (?:say|says|said|told me|tells me) (?:that )?i (?:can|may|could|might|
      am allowed to|will be allowed to) (?:only )?(?:go|see|have|visit|work|study|leave|get|use|drive|meet|phone|call|
      eat|sleep|wear|keep) ${gap(5)}(?:once|when|if|until|unless|after|as long as|provided)`,
  ),
  cue(
    `(?:^ |and i am |still |i was )not (?:even )?allowed (?:to (?:lock|close|shut|see|go|speak|use|have|leave|work|
      eat|sleep|wear|phone|ring|call|talk)|the (?:bathroom|bedroom|door|car|phone|internet|tv|heating)|my own|
      a (?:phone|key|job|lock|bank|card|door)|out|friends|visitors)|(?:has|have|had|did) not allowed? me (?:my|a|to|
      any|the)`,
  ),
  // refusals and grants in the voice of one who decides
  cue(
    `no you (?:can|may|are|will) not(?: be)? (?:go|going|have|having|see|seeing|wear|wearing|use|leave|leaving|take|
      work|visit|visiting|call|phone) (?:to |out |with |in |at )?(?:your|to|out|work|with|anywhere)`,
    `your|i (?:have )?(?:said|told|decided)|trusted|alone|without|because|final|end of`,
  ),
  cue(
    `you may (?:visit|see|call|phone|go|have|speak|use|leave|ring|write|work|wear) ${gap(3)}(?:your (?:parents|mother|
      sister|family|friends?|phone|brother|mum|father|dad|people)|out|once|two hours|one hour|when i|if i|
      on (?:sundays?|the)|for an hour|until|every)`,
  ),
  cue(
    `i (?:have )?(?:already )?(?:let|allowed) you (?:out|go out|see (?:your|her|him|them)|go to (?:your|the)|
      have (?:your|friends|a phone|a job)|keep (?:your|the) (?:job|phone|car)|work|wear)`,
    `(?:once|twice|already|this (?:week|month)|push it|did not i|do not forget|generous|grateful|and (?:this|look)|
      last (?:week|time|month)|remember|how do i|thank|again|any ?more|because|only|so)`,
  ),
  cue(
    `i am (?:only )?allowed (?:to |out |one |two |three |a |my |half |ten |five |twenty |[0-9]+ |the )`,
    `(?:if|when|once|only|a (?:week|day|month)|he|she|meal|shower|hot|minutes|pounds|phone|call|visit|passes|until|
      unless)`,
    `(?:he|she|you|his|her|passes|husband|wife|only|unless|inspection)`,
  ),
  cue(
    `i will (?:drive|take) you and (?:i will )?(?:wait|sit|listen|stay)|but i (?:will )?sit in|
      i (?:will )?sit in on (?:it|your|every|the)|i will be sitting in`,
  ),
  cue(
    `you will (?:do|obey) (?:as|what|whatever|exactly)? ?(?:you are told|i say|i tell|my (?:family|mother|father|
      parents) (?:say|says|want|wants|tell)|he says|she says|we say)|(?:you are|youre|as|being) my (?:wife|woman|girl|
      girlfriend|husband)(?: and| so| now)? (?:you will|you do|you are not|you stay|you can not|you obey)|
      the matter is closed|matters closed|obedience`,
    `(?:you|your|until|wife|or|so|closed)`,
  ),
  cue(
    `(?:in return|in exchange|on condition|on the condition|provided|as payment|the price (?:is|was)) (?:for |
      that )?(?:i |you )?(?:not|never|stop|stopping|stay|staying|giving|give|dropping|drop|quitting|quit|my|do not|
      no longer|being|keep|marry|delete|deleting)`,
    `(?:seeing|see|friends?|family|job|work|talk|talking|visit|he said|she said|you said|i could|stay|quit|quitting|
      phone|choir|sister|mother|body|sex|password)`,
  ),
  cue(
    `until (?:i|he|she|you) (?:see|sees|say|says|hear|get|have|decide|am|is|are)`,
    `(?:there (?:will be|is)|you (?:get|have|will have)|she gets|i get) no (?:data|salon|visit|visits|money|phone|
      food|dinner|contact|card|car|kids|sleep|sex|internet|wi ?fi|friends|allowance|job)|no [a-z]+ no [a-z]+`,
  ),
  cue(
    `(?:not allowed|never allowed|forbidden|not permitted) to (?:turn|switch) (?:it|them|that|the [a-z]+) off|
      (?:until|till) then no|permission to (?:visit|see|call|phone|go out|leave|eat|work|speak)`,
    `(?:i|my|you|me)`,
  ),
  cue(
    `(?:boyfriend|girlfriend|husband|wife|partner|man|woman|bf|gf) who (?:lets|allows|will let|does not mind)|
      not while you are (?:with me|my)`,
    `(?:you|go|mates|until|till|no|out)`,
  ),
  cue(
    `(?:when|once|until) you (?:have )?(?:shown|show|prove|proved|proven|convinced) (?:me|us|
      my [a-z]+) (?:that )?(?:you )?(?:can|are|will|have|know)`,
    `(?:go|see|have|get|back|phone|car|church|friends|leave|work|obey|trust|trusted|respect)`,
  ),
  cue(
    `(?:tomorrow|tonight|today|this (?:week|weekend)|so) (?:you|she) (?:will )?(?:stay|stays) (?:in|home|at home|here|
      inside)|you stay in|i will have your (?:phone|keys|card|car keys|passport)`,
    `(?:i told you|phone|keys|card|because you|wore|told|as well|i will|until|learn)`,
  ),
  cue(
    `i (?:must|have to|need to|had to) ask (?:[a-z]+ ){0,2}?before i|i (?:must|have to|had to) hand (?:you|him|her|
      over) (?:[a-z]+ )?my (?:phone|keys|wages|card|bag|laptop|pay|salary|passport)`,
  ),
]
