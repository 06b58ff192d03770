import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const YOU = '(?:you|una|u|your papa|your mama|your family|your people|your type)'
const LEAD = '(?:(?:see|shey|abi|na wa|oga|madam|abeg|chai|haba|kai|o boy|nawa) (?:, )?)?'
const LACKED =
  '(?:sense|shame|brain|conscience|home training|manners|respect|liver|human feeling|human sympathy|correct sense|correct head|fear of god)'
const END = '{stop}'

/** Nigerian Pidgin, also mixed into English. */
export const PIDGIN: Language = {
  code: 'pcm',
  cues: 'dey don wey una abeg oga wetin abi shey sef sabi wahala pikin chai haba kai walahi oo sha yeye mumu commot comot waka craze papa mama thunder amadioha punish ole olodo na jor gen nawa biko ehen oya',
  opens:
    'abeg i my the when where wetin make give bring pay send una you we e na and but because since before wash buy return fix please pls dem if for',
  barbs: [
    {
      name: 'Nigerian Pidgin',
      cut: 'words',
      examples: [
        'You be proper ole.',
        'Your brain don rust. Buy your own tomorrow.',
        'Na thief you be.',
        'you no wash plate for 3 days lazy goat abeg wash am',
        'Stupid woman like you. Please fix it.',
        'Thunder fire your papa.',
        'See this mumu. Where my charger?',
        'You no get shame at all.',
        'You dey smell like he-goat.',
        'Who born you sef?',
      ],
      harmless: [
        'You be my brother.',
        'Na you be the oga.',
        'My brain don tire.',
        'You no get time.',
        'E no go better if we no talk.',
        'See this plate.',
        'Your papa call me.',
        'I be mumu for trusting the bus.',
        'Who born the baby?',
      ],
      patterns: [
        pattern`
          (?<! (?:say|talk|think|mean) )${LEAD}${YOU} (?:be|na|too be|just be|
          sef be) (?:(?:proper|correct|big|real|one|just|complete|certified|better|original|old|small|very|
          nothing but|a|an) )*{noun}(?:(?:sef|o|oo|sha|true true|for real|walahi|and {noun}) )?${END}
        `,
        `${LEAD}na (?:(?:proper|correct|big|real|one|just|old|so so) )*{noun}(?:you be|you are|una be|dey worry you)(?: sef| o| oo)? ${END}`,
        `(?:, )?(?:see |look at )(?:this |that |the |your )?(?:(?:useless|foolish|stupid|big|old|shameless|lazy) )*{strong}(?:o |oo |abeg )?{end}`,
        `(?:, )?{start}(?:(?:useless|foolish|stupid|wicked|shameless|lazy|greedy|ungrateful|jobless|senseless|yeye|dirty|old) )+[a-z]+[§¤]? (?:like you |like una )(?:o |oo |abeg )?{stop}`,
        `(?:, )?{start}{strong}(?:like you |like una ){stop}`,
        pattern`
          (?:, )?(?<! (?:a|an|the|my|your|his|her|this|that|one|like|be|is|was|of|and|for|no|some|any|with|call|
          called) )(?:(?:lazy|useless|foolish|stupid|greedy|dirty|shameless|old|stinking|yeye|mad) ){1,2}(?:{noun}|
          fool |dog |goat |animal |pig ){stop}
        `,
        `(?:, )?(?<! (?:a|an|the|my|your|his|her|this|that|one|like|be|is|was|of|and|for|no|some|any|with|call|called) ){phrase}{stop}`,
        pattern`
          ${LEAD}your (?:brain|head|sense|eye|medulla|upstairs) (?:don (?:rust|spoil|knock|scatter|rotten|quench|fry|
          burn|loose|turn)|dey (?:pain you|touch|leak|scatter)|no (?:correct|dey correct|complete|dey work|dey house|
          balance)|is (?:not correct|touching))(?: finish| small| o| sef| abi)? {stop}
        `,
        `${LEAD}(?:you|una) no (?:(?:even|just|dey) )?(?:get|sabi|know) (?:(?:any|one|common|single|small|at all|correct) )*${LACKED}(?: at all| sef| o| again| and shame)? {stop}`,
        `${LEAD}(?:(?:you|una) )?no dey (?:shame|fear god)(?: at all| sef| o)? {stop}`,
        `(?:you|una) (?:don|dey) (?:mad|craze|kolo|high|sick for head|mental)[§¤]? (?:o |oo |sef |finish |abi )?{stop}`,
        `(?:you|una) dey (?:smell|behave|act|do|talk|reason|fool) like (?:a |one |one kind )?(?:(?:mad|stupid|foolish|useless) )?{known}{stop}`,
        pattern`
          {start}(?:may )?(?:thunder|amadioha|sango|ogun|god|fire)(?: go| will| must)? (?:fire|punish|strike|kill|
          burn|scatter) (?:you|una|your (?:papa|mama|head|family|generation|mouth))(?: there| o| from heaven)? {stop}
        `,
        `{start}(?:e no go better for|it (?:will|shall) not be well with|e no go well for) (?:you|una|your (?:papa|mama|family|generation))(?: o| there)? {stop}`,
        pattern`
          {start}(?:waka|your papa|your mama|your father|shift jor|comot jor|commot jor|getat|ge[dt] out jor|
          shut up there|who born you|who send you message|na who born you)(?: jor| sef| there| self)? {end}
        `,
        `(?:{start}|(?<=you ))(?:you )?(?:no know|never know) (?:pass|reach) (?:goat|fowl|chicken|pikin)[§¤]? {stop}`,
        `{start}(?:abi |shey )?na (?:inside )?(?:bush|forest|gutter) (?:you|una) (?:come from|comot|grow|born) (?:sef )?{end}`,
        `(?:abeg )?(?:carry|take) (?:your|that your) (?:{w})?self (?:comot|commot|go) (?:for here |from here |jor )?{stop}`,
        `(?:na )?(?:you|una) be (?:the )?(?:worst|most useless|most wicked) {w}(?:{w}){0,2}?{stop}`,
        `i no blame you {end}|na (?:your mama|your papa) i blame {end}`,
      ],
    },
  ],
}
