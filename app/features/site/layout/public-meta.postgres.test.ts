import "./public-meta.test.tsx";
