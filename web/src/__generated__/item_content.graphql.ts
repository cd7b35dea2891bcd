/**
 * @generated SignedSource<<ddfc1289cd3db8c52b9f0f6fce6d2add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type item_content$data = {
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

(node as any).hash = "20870da55b66aac0261e959272835ade";

export default node;
