export const whatWeDo = {
  title: "What We Do",
  heading: "Six ways to make room",
  lede: "A child is never just one need. Our programmes work side by side, so that therapy, school, health and home move forward together.",
  programmes: [
    {
      name: "Therapy and Rehabilitation",
      text: "Speech, physical and occupational therapy, and coaching for parents at home.",
      glyph: "therapy",
    },
    {
      name: "Scholarships and Educational Support",
      text: "Fees, books, uniforms and teachers who know how to include.",
      glyph: "scholar",
    },
    {
      name: "Health benefits",
      text: "Screening, hygiene and plain health talks, brought to campuses and communities.",
      glyph: "health",
    },
    {
      name: "Empowerment Initiatives",
      text: "Skills and small starts for young people and their families.",
      glyph: "empower",
    },
    {
      name: "Special Needs Support",
      text: "Devices, safe spaces and company for children with disabilities.",
      glyph: "needs",
    },
    {
      name: "Girl Child Empowerment",
      text: "Pads, honest answers and a seat in class every day of the month.",
      glyph: "girl",
    },
  ],
};
