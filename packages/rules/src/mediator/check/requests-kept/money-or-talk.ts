import { pattern } from '../../../text/pattern.ts'
import { requestClauses } from '../../requests/counterparts.ts'
import type { Compared } from '../compared.ts'
import { plain } from '../plain.ts'

/** Requests that an answer may contain only if its message mentions the subject. */
const KINDS: readonly { asked: RegExp; spoken: RegExp }[] = [
  // "Bring the charger" as "pay me for the charger"
  {
    asked: /\b(?:pay|refund|repay|reimburse|compensate)\b/,
    spoken: new RegExp(
      pattern`
        \p{Sc}|\d,\d{3}|\d{3,}|\b(?:pay\w*|paid|ow(?:e[sd]?|ing)|money|cash|cost\w*|price\w*|bills?|buy\w*|bought|
        refund\w*|fees?|rent|deposit|worth|invoice\w*|fine[sd]?|charge[sd]?|compensat\w*|expens\w*|funds?|loan\w*|
        lend\w*|lent|borrow\w*|che(?:que|ck)s?|venmo|zelle|paypal|share|half|split|contribut\w*|fares?|cover\w*|
        replac\w*|damage\w*|bro(?:ke|ken)|ruin\w*|repair\w*|fix\w*|quid|euros?|dollars?|bucks?|pounds?|rupees?|rupaye|
        rs|naira|salary|wages?|balance|debts?|account|transfer\w*|send|settle\w*|cough up|hand over|tab|broke|
        smash\w*|lost|dry clean\w*|back|\d+k|(?:want|need|give me|expect) (?:the )?\d+)\b
      `,
      'u',
    ),
  },
  // "Correct it" as "look into it"
  {
    asked:
      /(?<!\b(?:not|never) |n't )\b(?:look(?:ing)? (?:into|at)|consider(?:ing)?|think(?:ing)? (?:about|over)|talk(?:ing)? (?:to|with)|work out|review|try(?:ing)? to)\b/,
    spoken:
      /\?|\b(?:look\w*|consider\w*|think\w*|thought|talk\w*|speak\w*|tell|call|work(?:s|ed|ing)? (?:out|with)|agree\w*|review\w*|check\w*|tr(?:y|ies|ied|ying)|see|read)\b/,
  },
  // "Reinstate it" as "tell me whether it could be reinstated"
  {
    asked:
      /\b(?:let (?:me|us) know|tell (?:me|us)|confirm|say)\b[^.!?]{0,25}?\b(?:whether|if) (?!(?:you'd|you would) (?:like|prefer)\b)/,
    spoken:
      /\?|\b(?:whether|if|or not|know|tell|say|confirm\w*|can (?:you|u)|will (?:you|u)|did (?:you|u)|are (?:you|u))\b/,
  },
  // "Move out" as "let's talk about moving out"
  {
    asked: new RegExp(
      pattern`
        \b(?:(?:talk|conversation|chat|discussion) (?:about|over|through|with)|discuss|
        (?:have|find (?:a )?time for) a (?:\w+ )?(?:talk|chat|conversation|discussion))\b|
        \blass(?:en sie)? uns [^.!?]*\b(?:reden|sprechen)\b|\b(?:hablemos|parlons-en|discutons|
        vamos (?:falar|conversar))\b
      `,
    ),
    spoken: new RegExp(
      pattern`
        \b(?:talk\w*|speak\w*|spoke\w*|discuss\w*|conversation\w*|chat\w*|meet\w*|sit|explain\w*|tell|say|call|ring|
        hear|word|listen\w*|raise\w*|face|answer\w*|ask\w*|sort\w*|plan\w*|work out|figure out|agree\w*|
        red(?:e|en|et)|sprech\w*|sprich|sag\w*|erklär\w*|habl\w*|dime|explic\w*|parl\w*|dis|expliqu\w*|fal\w*|
        convers\w*|diz\w*|why|warum|por ?qu[eé]|pourquoi)\b
      `,
    ),
  },
]

/** Whether the answer asks for money or a talk although its message mentions neither. */
export const asksForMoneyOrTalk = ({ plainSource, text, isRequested }: Compared): boolean =>
  !isRequested &&
  requestClauses(text).some((request) => {
    const asked = plain(request.text)
    return KINDS.some((kind) => kind.asked.test(asked) && !kind.spoken.test(plainSource))
  })
