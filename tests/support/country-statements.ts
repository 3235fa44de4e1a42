/** A Kenyan M-Pesa statement, newest first: a fee shares the receipt number, one payment failed. `{reference}` is a donor's. */
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
