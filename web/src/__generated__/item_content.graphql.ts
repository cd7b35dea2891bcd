/**
 * @generated SignedSource<<27dadc7215cf911c3982479f454734ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type item_content$data = {
  readonly Annonce: {
    readonly " $fragmentSpreads": FragmentRefs<"annonce_item">;
  } | null | undefined;
  readonly CategorieProjet: {
    readonly " $fragmentSpreads": FragmentRefs<"categorieProjet_item">;
  } | null | undefined;
  readonly CategorieService: {
    readonly " $fragmentSpreads": FragmentRefs<"categorieService_item">;
  } | null | undefined;
  readonly Entreprise: {
    readonly " $fragmentSpreads": FragmentRefs<"entreprise_item">;
  } | null | undefined;
  readonly Equipe: {
    readonly " $fragmentSpreads": FragmentRefs<"equipe_item">;
  } | null | undefined;
  readonly Faq: {
    readonly " $fragmentSpreads": FragmentRefs<"faq_item">;
  } | null | undefined;
  readonly FaqQuestion: {
    readonly " $fragmentSpreads": FragmentRefs<"faqQuestion_item">;
  } | null | undefined;
  readonly Offre: {
    readonly " $fragmentSpreads": FragmentRefs<"offre_item">;
  } | null | undefined;
  readonly Page: {
    readonly " $fragmentSpreads": FragmentRefs<"page_item">;
  } | null | undefined;
  readonly Partenaire: {
    readonly " $fragmentSpreads": FragmentRefs<"partenaire_item">;
  } | null | undefined;
  readonly Presentation: {
    readonly " $fragmentSpreads": FragmentRefs<"presentation_item">;
  } | null | undefined;
  readonly Projet: {
    readonly " $fragmentSpreads": FragmentRefs<"projet_item">;
  } | null | undefined;
  readonly Service: {
    readonly " $fragmentSpreads": FragmentRefs<"service_item">;
  } | null | undefined;
  readonly Slide: {
    readonly " $fragmentSpreads": FragmentRefs<"slide_item">;
  } | null | undefined;
  readonly Testimonial: {
    readonly " $fragmentSpreads": FragmentRefs<"testimonial_item">;
  } | null | undefined;
  readonly common: {
    readonly id: string;
    readonly libelle: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "item_content";
};
export type item_content$key = {
  readonly " $data"?: item_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"item_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "item_content"
};

(node as any).hash = "4e12cb59caf6a8a4ac49bd25620b971b";

export default node;
