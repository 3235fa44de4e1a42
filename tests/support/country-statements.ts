// Statements as banks and operators of other countries write them; `{reference}` is a promise's.

/** Kenya, M-Pesa, newest first: a fee shares the receipt number; a failed withdrawal moves nothing. */
export const mpesaStatement = `M-PESA FULL STATEMENT,,,,,,,,
Organisation Name,Sample Foundation,,,,,,,
Shortcode,123456,,,,,,,
,,,,,,,,
Receipt No.,Completion Time,Details,Transaction Status,Transaction Type,Paid In,Withdrawn,Balance,Other Party
SKL5AAAA05,2026-03-09 18:20:05,Pay Bill from 2547****004 - A DONOR Acc. books,Completed,Pay Bill Online,"1,000.50",,"15,430.50",A Donor
SKL4AAAA04,2026-03-09 16:11:40,Withdraw to the bank account,Failed,Organization Withdrawal,,"-9,000.00","14,430.00",The Bank
SKL3AAAA03,2026-03-09 14:05:09,Pay Bill Charge,Completed,Organization Withdrawal Charge,,-70.00,"14,430.00",The Operator
SKL3AAAA03,2026-03-09 14:05:09,Withdraw to the bank account,Completed,Organization Withdrawal,,"-8,000.00","14,500.00",The Bank
SKL2AAAA02,2026-03-08 11:30:00,Pay Bill from 2547****002 - A DONOR Acc. {reference},Completed,Pay Bill Online,"2,500.00",,"22,500.00",A Donor
SKL1AAAA01,2026-03-08 09:12:31,Pay Bill from 2547****001 - A DONOR Acc. books,Completed,Pay Bill Online,"5,000.00",,"20,000.00",A Donor
`;

/** Uganda, MoMo: one signed amount and a separate fee; failed and pending transfers move nothing. */
export const momoStatement = `id,date,status,type,from,to,amount,currency,fee,balance,message
9000000001,2026-03-08 09:12:31,Successful,Payment,A Donor,Sample Foundation,50000,UGX,0,1050000,books
9000000002,2026-03-08 11:30:00,Successful,Payment,A Donor,Sample Foundation,20000,UGX,200,1069800,{reference}
9000000003,2026-03-09 10:00:00,Failed,Transfer,Sample Foundation,A Carpenter,-300000,UGX,0,1069800,benches
9000000004,2026-03-09 14:05:09,Successful,Transfer,Sample Foundation,A Carpenter,-400000,UGX,1500,668300,benches
9000000005,2026-03-09 16:11:40,Pending,Transfer,Sample Foundation,A Driver,-15000,UGX,500,,transport
`;

/** Senegal: three kinds of spaces, a decimal comma, French months and heads. */
export const senegaleseStatement = `Banque Exemple;;;;;
Relevé de compte;;;;;
Date opération;Date valeur;Libellé;Débit;Crédit;Solde
;;ANCIEN SOLDE AU 28/02/2026;;;1 000 000
02/03/2026;02/03/2026;Virement reçu d’un donateur {reference};;25\u00a0000;1\u00a0025\u00a0000
3 mars 2026;03/03/2026;Chèque de l’école;150\u202f000,00;;875\u202f000,00
04-mars-2026;04/03/2026;Dépôt d’un donateur;;5000 FCFA;880 000 FCFA
05/03/2026;05/03/2026;Frais de tenue;2 500;;877 500
;;TOTAUX;152 500;30 000;
;;NOUVEAU SOLDE AU 05/03/2026;;;877 500
`;

/** Egypt: Arabic heads, digits, months and separators. */
export const egyptianStatement = `بنك مثال;;;;
التاريخ;البيان;مدين;دائن;الرصيد
;رصيد أول المدة;;;١٠٬٠٠٠٫٠٠
٠٢/٠٣/٢٠٢٦;تحويل من متبرع {reference};;٢٬٥٠٠٫٥٠;١٢٬٥٠٠٫٥٠
٣ مارس ٢٠٢٦;شراء كتب;٤٬٠٠٠٫٢٥;;٨٬٥٠٠٫٢٥
٠٤/٠٣/٢٠٢٦;تحويل من متبرعة;;٧٥٠;٩٬٢٥٠٫٢٥
٠٥/٠٣/٢٠٢٦;مصاريف;١٠٫٠٠;;٩٬٢٤٠٫٢٥
`;

/** Encodes a text as older software of banks does. @throws Error for a letter that the encoding lacks */
export function encodeAs(encoding: "windows-1252" | "windows-1256", text: string): Buffer {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = Array.from(text, (letter) => letters.indexOf(letter));
  if (bytes.includes(-1)) throw new Error("a letter that this encoding does not have");
  return Buffer.from(bytes);
}
