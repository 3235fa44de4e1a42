import { expect, test } from "vitest";
import { directionOf } from "./text-direction.ts";

test.each([
  ["Arabic", "مرحبا بكم!", "rtl"],
  ["Hebrew behind the mark of a list", "1. שלום", "rtl"],
  ["Adlam", "𞤀𞤣𞤤𞤢𞤥", "rtl"],
  ["N'Ko", "ߒߞߏ", "rtl"],
  ["Yoruba", "Ẹ káàbọ̀", undefined],
  ["Amharic", "ሰላም", undefined],
  ["Latin words before Arabic ones", "Salam, مرحبا", undefined],
  ["signs alone", "12 – 14!", undefined],
])("%s", (_name, text, direction) => expect(directionOf(text)).toBe(direction));
