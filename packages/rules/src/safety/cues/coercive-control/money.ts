import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CARD, CHIEF, INCOME, THEY_OR_YOU } from './words.ts'

const SMALL_NEEDS = `(?:tampons?|sanitary|pads|nappies|diapers|bus fare|bus ticket|bus money|train fare|petrol|
  shampoo|soap|bread|milk|formula|underwear|a coat|shoes|toothpaste|stamps?|a stamp|lunch money|pocket money|
  deodorant|toilet paper|a haircut|phone credit|credit|every (?:penny|cent|pound|euro|coin|rupee|purchase|little|
  single)|groceries|food|cash|money|medicine|tights|each|tea bags|a coffee)`

/** Who earns and does not hold, who asks for what a grown person buys, who shows receipts. */
export const MONEY: readonly Cue[] = [
  // one person's income arrives at another's
  cue(
    `(?:my|her|his|your|all the|every [a-z]+ i|whatever i|what i|everything i|all i|the money i) (?:own |whole |
      entire |full )?(?:${INCOME}|make)(?: money)? ${gap(4)}(?:go|goes|went|gets? paid|is paid|paid|lands?|comes?|
      sent|transferred|straight|handed|belongs?)(?: straight| directly| right| all)? (?:in|into|to|onto) (?:his|her|
      your|my|their|the (?:joint|house)|mum|${CHIEF})`,
    `(?:account|mother|ask|beg|from now on|since|every|all|straight|end of|pocket|whole|tampons|him|her|while|and i)`,
  ),
  cue(
    `(?:hand|hands|handed|handing|give|gives|gave|giving|turn|turns|sign|signs|surrender|surrenders) (?:over |in |
      him |her |them |you |me |it )*(?:all |every |the |my |your |her |whole |of )*(?:${INCOME}|gold|jewellery|
      jewelry|dowry|bank card|card|pin)`,
    `(?:salary|wages?|wage|pension|gold|jewellery|pay|pin|bank card|tips|card|earnings|bursary|benefits|paycheck|
      all my|all her|student loan|universal credit|dowry|every [a-z]+ i)`,
  ),
  // money is given out, and asked back on paper
  cue(
    `${THEY_OR_YOU} (?:[a-z]+ ){0,2}?(?:give|gives|gave|leave|leaves|allow|allows|hand me|hands me|put|puts) (?:me|
      her|him|mum|us) ${gap(3)}(?:pounds?|quid|euros?|dollars|bucks|rupees|naira|cash|tenner|fiver|twenty|ten|five|
      thirty|forty|fifty|[0-9]+|exact|allowance|pocket money|coins?)|(?:exact change|exact money|your list|
      pocket money|allowance)`,
    `(?:receipts?|for everything|explain|every (?:penny|cent|pound)|wants?|account for|must|exact|counts|if the week|
      back|my (?:own )?(?:money|wages|salary|pay|pension)|grown|[2-9][0-9] years|allowance|like a child|nothing|
      from my|ask|i earn|and that is it|that is all|has to last|feed)`,
    `(?:gives? me|gave me|leaves? me|allows? me|give me|i get|you get|allowance|pocket money|exact|hands? me|
      gives her|gives him|i do|puts? )`,
  ),
  cue(
    `receipts?|exact change|every (?:penny|cent|rupee|coin|pound)|(?:to the|last) (?:penny|cent)|a (?:coin|penny|
      pound|euro) short`,
    `(?:show|shows|showing|hand|keep|wants?|demands?|checks?|inspects?|see|account|explain|staple|counts?|
      goes through|bring|prove|accounts?|short)`,
  ),
  // asking and begging for what is needed
  cue(
    `(?:ask|asks|asked|asking|beg|begs|begged|begging|request|plead|explain|justify)(?: (?:you|him|her|your mother|
      his mother|his mum|my husband|permission|for permission|your mum|my wife|nicely|them|my son|
      my mother in law))* (?:for|before i buy|to buy|why ineed) (?:[a-z]+ ){0,2}?${SMALL_NEEDS}`,
    `(?:have to|had to|must|need to|every time|each|can not|go on|made|makes|my own|my wages|grown|like a child|
      him for|her for|you for|before|my (?:salary|pay|pension)|mother|i ask for|when i|if i|always)`,
  ),
  // no money, card or account in one's own name
  cue(
    `(?:no|not|never|without|any|not have|not a|not one) (?:[a-z]+ ){0,4}?(?:money|bank account|account|card|
      bank card|income|penny|cent|access|savings) (?:of|in|to) (?:my|your|her|his|the|our) ?(?:own|own name|name|
      account|money|banking|bank|joint)?`,
    `(?:he|she|you|if i had|i have|i do|not allowed|since|husband|need for|see the need|do not see|will not|does not|
      never)`,
  ),
  cue(
    `(?:wife|woman|mother|bride|girl|you|she|her|i|he|daughter in law|mum) (?:[a-z]+ )?(?:do|does|will|did|have|has|
      would) ?(?:not|never|no) (?:need|require|want|need for|need of)(?: to have| to hold| a| an| any| your| her| his|
      own| to| for| of| with| more| separate)* (?:${CARD}|phone|job|career|degree|licen[cs]e|key|salary|purse)`,
    `(?:says?|said|wife|bride|what (?:she|you) needs? i|i (?:buy|give|earn|provide|decide|handle|took)|told me|
      marriage|he|when i|you have (?:got )?me|have me|because i|any ?more|woman)`,
  ),
  cue(
    `(?:empties|emptied|empty|drains|drained|clears out|cleared out|controls?|controlling|holds?|holding|keeps|
      took over|takes|handles?|has|in charge of|looks after|look after|manage|manages) (?:all |all of |every |over |
      out |of |both )*(?:my|mum s|mums|dads|her|the|our|your) (?:own )?(?:${INCOME}|bank account|account|accounts|
      bank card|cards?|finances|bank book)`,
    `(?:i|me|my|you|she|he|mum|dad)`,
  ),
  cue(
    `(?:not|never|refuse to|refuses to|no) (?:let|lets|letting|allow|give|gives|allowed|have|trust) (?:you|her|him|me|
      my wife|mum)? ?(?:to )?(?:have |touch |hold |use |see |with |any |own |near )*(?:the |any |a |my |her |our |
      own )*(?:money|bank account|bank card|card|savings|bank statements?|joint account|finances|purse|wages|salary|
      pension)`,
    `(?:she goes|silly|of my own|husband|wife|he|she|until|since|says|not let me|married|my own|years|you (?:do not|
      never|will not) (?:let|allow|give))`,
  ),
  cue(
    `(?:your|her|my|his) (?:salary|wages|pay|income|pension|earnings|tips) (?:[a-z]+ )?(?:comes?|goes|is paid|
      gets paid|will (?:come|go)|must (?:come|go)) (?:to|into|through) (?:me|him|her|my|his|us)|(?:wife|woman|
      daughter in law|girl|she|you) (?:should|must|does|need|can|do|may) not (?:have|need|keep|hold) (?:her |your |
      an? |any )?(?:own )?(?:account|money|salary|card|income|wages)`,
  ),
  cue(
    `(?:controls?|controlling|rations?|decides?|in charge of) (?:[a-z]+ ){0,6}?(?:my food|thermostat the|pension|
      my (?:card|bank|money|pension|phone|meals|medication|pills)|bank card|pension card|the fridge)`,
    `(?:he|she|my|you|they|stepson|son|daughter|carer|husband|wife)`,
    `(?:my|i|me|mum|dad)`,
  ),
]
