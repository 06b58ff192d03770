import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const NOT_AFTER =
  '(?<!(?:are|were|than|like|as|with|about|of|call|called|calling|make|makes|made|do|did|have|can|will|would|could|if|when|what|why|how|because|that|while) )'

/** The rest of an insulting name, without a verb or another subject. */
const NAMING = pattern`
    (?:(?!(?:you|you're|i|we|he|she|they|it|it's|is|are|was|were|have|has|had|do|did|does|can|will|would|could|should|
    must|never|always|don't|didn't|please|pls|me|my|your|it|them|when|if|because|and|but|so|who|that|to|for|at|on|in|
    up|out|once|twice|again|first|last|alone|late|early|today|yesterday|tonight|
    everything) )[a-zTWHNFPSOV'-]+ ){1,7}(?=[.!¶)EX]|, (?:and|but|so|now|or|please|pls|don't|give|pay|tell|stop|i|
    i am|i have|you|you're|we|it|it's|the|my|he|she|they) |$)
  `

/** Names the reader is called in passing: "you muppet", "fix it, genius". The sentence is complete without them. */
export const VOCATIVE: readonly Structure[] = [
  {
    name: 'vocative',
    cut: 'words',
    reason: 'insult',
    examples: [
      'The bins go out on Tuesday, you absolute muppet.',
      'Give it back you freeloading walrus.',
      'Listen, moron, the meeting is at 9.',
      'Send Ben 93 quid, the greedy bastard.',
      'Can you morons turn it down?',
      'You idiot forgot to lock the door.',
      '240 quid for that you bodging halfwit, with my kids in the back.',
      'Nice work, sunshine.',
      'you post fanart every day scammer piece of trash.',
      'where is the vet book you gormless streak of misery',
      'are u coming saturday or not clown',
      'oi clown u left the hob on again',
      'Pay me back you absolute wet flannel of a man.',
      'To the muppet in the silver Astra: that is a disabled bay.',
      'You useless, idle, golf-playing waste of a good education.',
      'Add me back to the chat, you jumped-up karaoke undertaker.',
      'I paid, you paid for the cushions you ugly, sneaky Casanova.',
      'its Sunday u clown',
      'pay up u broke little clown princess',
      'I was on my own all day like the overgrown toddler u are.',
      'gpay 4500 tonite stingy idiot',
      'Ring her tonight, you hollow excuse for a sister.',
      'thats 3 times now u bald selfish prick n i can see ur telly on',
      'you know us since nursery. nasty two-faced cow smiling at me at the gate',
    ],
    patterns: [
      // "Send Ben 93 quid, the greedy bastard"
      ', (?:the|that) (?:{scornful} |[TWH] )*(?:[TW] N|N) (?=[.!?;¶)EX]|$)',
      // Of several that begin at the same word, the first wins: "you useless, idle waste of a good education"
      `(?:, )?(?<=(?:^|[,.!-]|^ (?!thank )[a-z]+) )you (?:{scornful}|[TW]|[a-z]+-[a-z-]+) , (?:[a-zTWH-]+ , ){0,5}${NAMING}`,
      `(?:, )?${NOT_AFTER}you [TW] , (?:[a-zTWH-]+ , ){0,5}${NAMING}`,
      '(?:, )?(?<=(?:^|[,.!-]) )you (?:pack|bunch|lot|load|shower|nest|gang|family) of (?:[TWH] |absolute |total )*(?:[NSF]|P) {mark}',
      '(?:, )?(?<=(?:^|[,.!-]) )you (?:absolute|total|utter|complete|proper|giant|massive|right|filthy|little) (?:[TWH] )*(?:[NSF]|{word}{1,2}) {mark}',
      pattern`
        (?:, )?(?<=(?:^|[,!.-]) )you (?!no )(?:(?!(?:are|were|have|had|will|can|do|did|does|would|could|got|know|want|
        said|told|took|is|the|your|my|his|her|a|an|to|of|on|in|at|for|with|and) )[a-zTWH-]+ (?:, )?){0,4}(?:[NS]|
        [TW] P) {mark}
      `,
      ', you (?:(?:{big}|{scornful}|daft|great|lovely) (?:, )?){0,3}F {mark}',
      // "you absolute soggy biscuit of a man"
      pattern`
        (?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling|can|will|do|
        did) )you (?:(?!(?:are|were|is|to|that|and|or|for|with|in|on|at|me|it) )[a-zTWH-]+ ){0,4}(?:(?:[NSFOP]|
        [a-z-]+) of|(?:[NSFOPTWH]|[a-z-]+) excuse (?:for|of)) (?:a |an )(?:[TW] )?P {mark}
      `,
      pattern`
        (?:, )?(?<!(?:are|were|than|like|as|with|about|of|for|at|behind|from|against|call|called|calling|drawn|drew|
        bought|buy|made|make|got|get|gave|give|sent|send|owe|owed|brought|bring|found|saved|to) )you (?!like (?:an?|the|
        some) ){very}*(?:{called}(?<=[NSO] |[TW] P )|(?:{big} )+F ){mark}
      `,
      `(?<=^ |, |[.!] )you (?:{very}){0,3}F {mark}`,
      ', (?:(?:my|your) )?(?:{big} )*(?:[NSV]|[TW] [FP]) {mark}',
      pattern`
        (?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling) )you (?!W (?:well|it|that|
        what) )(?:(?:absolute|complete|total|utter|walking|braindead|T|W(?<!mean)|
        {big} {big}) (?:{big} (?:, |and )?)*)(?!enough |to |and |or |if |when |in |of |at |on |because |for |with |
        about |today |now |but |once |twice |again |first |last |alone |late |early |yesterday |everything |it |
        them )(?:[NFPSO]|(?<!{takes_reader}you .{1,60})[a-z-]+) (?:{mark}|(?=and (?!(?:a |an )?(?:{big} )?[NFSTW] )))
      `,
      ', you (?:vain|hollow|sad|sorry|evil|silly|overgrown|jumped-up|overpaid|dangerous|miserable) (?:{big} )*(?:(?!(?:once|twice|again|alone|early|late) )[a-z-]+|[NFPSO]) {mark}',
      pattern`
        (?:, )?you (?:{big} )+(?:[a-z-]+|[NFPSO]) (?=(?:take|give|pay|stop|clean|move|call|answer|get|put|send|return|
        bring|pick|turn|open|close|delete|leave|fix|reply|tell|don't|please|pls|keep|check|read|go|come) )
      `,
      `(?:, )?${NOT_AFTER}you (?!W (?:well|it|that|what) )(?:(?:{scornful}|[TW]) (?:, |and )?){1,4}(?:[NFPSO]|(?<!{takes_reader}you .{1,60}){somebody}) (?=[-.!?,¶)EX]|$)`,
      pattern`
        (?:, )?${NOT_AFTER}you (?:(?!(?:are|were|is|a|an|the|me|my|his|her|him|them|us|like|of|called|call|said|as|to|
        your|that|and|or|for|with|another|some|any|no) )[a-zTWH-]+ ){1,3}{strong_noun} {mark}
      `,
      '(?<=^ )you [a-z-]+ , (?:[a-z-]+ (?:, )?){0,3}[NFS] (?=[.!¶]|$)',
      // "you jumped-up karaoke undertaker"
      `, you (?:{big} )?(?:[TW]|[a-z]+-[a-z-]+) ${NAMING}`,
      // "the vet book you gormless streak of piss"
      `(?:, )?${NOT_AFTER}you (?:(?:{big}|{scornful}) )+(?:[a-z-]+|[NFPSO]) of (?:a |an )?(?:[a-z-]+|[NFOPC]) {mark}`,
      // "fake-ass friend you left me at the airport"
      '(?<=^ )(?:[TWH] )*(?:[NS] (?:P )?|T P )(?=(?:i|we|give|gie|pay|send|tell|call|bring|return|stop|answer) |you (?!are|be))',
      // "Selfish little madam he was really upset"
      '(?<=^ )(?:[TWH] |little |old |wee )*(?:[NS]|[TW] F) (?=(?:he|she|they|(?:my|your) P) (?:is|was|were|has|had|cried|waited|came|rang|said) )',
      // "Nasty two-faced cow smiling at me at the gate"
      '(?<=^ )(?:[TWH] )+[NSF] (?=(?:smiling|smirking|laughing|grinning|waving|winking|pretending|lying|sneaking) )',
      // "Gary, yer great useless lump, that fence"
      ', (?:ur|your|ya) (?:{big} |great )*(?:[TW] )+(?:[NSO]|lump|article|yoke|get) {mark}',
      // "I'm not paying for a muppet like you"
      '(?<=(?:to|for|by|with|from|beside|against|at|of|on|trust|pay|help|need|want|hire|marry|feed|thank|believe) )an? (?:[TWH] |little |old |fat )*[NSF] like (?=you )',
      // "for that you bodging halfwit"
      '(?<=(?:for|after|of|with|at|like) (?:that|this|it) )you (?:[a-zTWH-]+ ){0,3}{strong_noun} {mark}',
      // "you bald selfish prick and I can see", "you broke little clown princess"
      pattern`
        (?:, )?${NOT_AFTER}you (?:(?:{big}|{scornful}|bald|fat|thick|posh|broke|
        walking) ){1,3}[NSF] (?:[NSFVP] )?(?:{mark}|(?=(?:and|or|but|so|because) (?:i|i am|i have|you|you're|we|he|
        she|they|it|it's|my|the|your) ))
      `,
      // "like the overgrown toddler you are"
      '(?:, )?like (?:the|a|an|some) (?:[a-zTWH-]+ ){0,3}[a-zNFPS]+ (?:that )?you are {mark}',
      // "it's Sunday you clown"
      pattern`
        ${NOT_AFTER}(?<!(?:give|gave|given|show|showed|shown|told|tell|sold|sell|teach|taught|feed|fed|see|saw|send|
        sent|get|got|bring|brought|buy|bought|make|made|owe|wish|leave|left|call) )you (?:{big} )*F (?=[.!?¶EX]|$)
      `,
      '(?<=^ )you (?:T|W) (?:, |and )?(?:[a-z]+ (?:, |and )?){0,3}[NFPSO] (?=[.!¶]|$)',
      pattern`
        (?<= (?:it|this|that|now|up|off|out|back|again|here|there|home|please|pls|ok|lol|today|tomorrow|tonight|
        tonite|tmrw|tmr|tomoz|asap|rn|then|D|you|[a-z]*day|week|[a-z]*time|money|rent|house|me|us|him|her|
        them) )(?:[TWH] )*{strong_noun} (?:(?:{very})*[TNSF] )*(?=[,.!?¶EX]|$)
      `,
      // "are you coming saturday or not clown"
      '(?<= (?:or not|this (?:week|month|year)|[a-z]{3,}day|tonight|tomorrow|asap|rn) )F (?=[.!¶EX]|$)',
      // "oi clown you left the hob on"
      "(?<=^ (?:oi|ey|hey|yo|lol ok|ok|morning|hello|hi) )F (?=(?:you|you're|your|where|when|why|i|the|can|could) )",
      "(?:, )?(?:when|once|after|if) (?:you are|you're) (?:done|finished|through) (?:being|acting|behaving)(?: like)? (?:{very}|{scorn} )*(?:[TNSFO]|[TW] P) {mark}",
      '(?:, )?(?:or|and) (?:are you|will you|do you)(?: going to| just)? (?:keep|continue|carry on) (?:on )?(?:acting|being|behaving)(?: like)? (?:{very}|{scorn} )*(?:[TNSFO]|[TW] P) {mark}',
      pattern`
        (?<=^ (?:(?:hey|listen|listen up|listen here|look|look here|ok|okay|well|oh|so|yo|hi|and|but|no|yes|right|
        abeg|see) (?:, )?)?)(?:you )?(?:[TW] |{very})*(?:[NSV]|[TW] P|F(?<=you .{0,40}F)) (?:[-,.:!] )(?=[a-zà-ÿDQ@])
      `,
      pattern`
        (?<=(?:^| and| but| so| because| when| that| if| then| ,) you ){very}*(?:{big} )*(?:[NS]|
        [TW] [PF]) (?=[a-z])(?!(?:and|but|or|of|when|if|because|in|on|at|who|that|for|so|with|off|from|around|about|
        away|into|over|out|up) )
      `,
      '(?<=(?:can|could|will|would|do|did|have|are|when|gave|give|told|tell|of|with|for|to) you )(?:[TWH] )*(?:[NS]|[TW] F) (?=[a-zà-ÿDQ])(?!(?:and|or|of|who|that) )',
      // "thanks a lot, genius"; "ok boss man"
      pattern`
        (?:, )?(?<=(?:thanks|thank you|cheers|nice one|well done|good job|great job|nice work|good work|congrats|
        congratulations|bravo|ok|okay|sure|(?<!an? )right|wow|smart move|nice try|good one|way to go|clever|genius) (?:a lot |
        mate |again )?(?:, )?)(?:mr |mrs |miss |ms |you )?(?:[VNS]|einstein|sherlock|genius) {mark}
      `,
    ],
  },
  {
    name: 'insult before a clause without a mark',
    cut: 'words',
    reason: 'insult',
    examples: [
      'ur fella is a gobshite the council is coming at 11',
      'what a weak ass excuse of a man the kids waited til 6',
      'yer a walloper tell me when u pay',
      'typical u the bill was due on the 3rd',
      'proper two faced you',
      'ya walloper ah waited till 8',
    ],
    patterns: [
      "your (?:P|bf|gf|missus|hubby) (?:is|are|was|'s) {very}*(?:[TW] (?:, |and )?)*[NS] {next}",
      '(?<=^ |[-,;:.!?] )what an? (?:{very}|[TW] )*(?:[NS]|T P) {next}',
      "you're {very}*(?:[TW] (?:, |and )?)*[TNS] (?:P )?{next}",
      "(?:you're|you are|your) (?:broke|old|bald|short|poor|single) and {very}*[TW] (?:just )?(?:like your P )?(?:{mark}|{next})",
      "you're {very}*W (?:P )?(?=(?:tell|give|send|pay|call|ring|text|bring|answer|reply|return|fix|delete|where|when|what) )",
      'your (?:so |just |really |proper |pure |well )?[TW] (?:P )?(?=(?:tell|give|send|pay|bring|return|delete|fix|call|text|ring|answer) (?:me|us|him|her|it|them|my|the|back|when|what|why|up) )',
      '(?:proper|right|pure) (?:[TW] )+you (?:{mark}|{next})',
      '(?<=^ |[-,;:.!?] )(?:so |just )*typical (?:of )?you {next}',
      pattern`
        (?<!(?:told|tell|gave|give|sent|send|owe|sold|showed|call|called|calling|are|were|than|like|as|with|of|for|to|
        can|could|will|would|do|did|have|when|if|that) )you (?:[TWH] |
        {big} )*[NS] (?=(?:ah|a|gie|it|it's|she|he|gonna|gonnae|the|i|we|my|where|when|what|why|how|give|send|pay|
        call|bring|tell|D) )
      `,
    ],
  },
  {
    name: 'address line',
    cut: 'words',
    reason: 'insult',
    examples: ['To the idiot in the red van: move it.', 'Dear selfish neighbour, turn it down.'],
    patterns: [
      '(?<=^ (?:to|dear|attention|hello|hi|hey) (?:the |whichever |whatever |my )?)(?:[TWH] )+(?=(?:P|neighbou?rs?|[a-z]+) )',
      '(?<=^ )(?:to|dear|attention) (?:the |whichever |whatever |all )?(?:[TWH] )*[NSF] (?=(?:in|with|on|at|from) (?:[^ ]+ ){1,8}[,:] )',
      '(?<=^ )(?:to|dear|attention) (?:the |whichever |whatever |all )?(?:[TWH] )*[NSF] [,:] ',
    ],
  },
]
