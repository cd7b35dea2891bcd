/**
 * @generated SignedSource<<d357458b863c485585b0860946335e99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type service_item$data = {
  readonly apporter: string | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly delai: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
  readonly fourchette: string | null | undefined;
  readonly galerie: ReadonlyArray<{
    readonly avant: boolean;
    readonly image: {
      readonly alt: string | null | undefined;
      readonly focalX: number | null | undefined;
      readonly focalY: number | null | undefined;
      readonly height: number;
      readonly media: string;
      readonly url: string;
      readonly width: number;
    };
    readonly legende: string | null | undefined;
  }>;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly nom: string;
  readonly partage: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly responsable: {
    readonly id: string;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titreRecherche: string | null | undefined;
  readonly verifieLe: string | null | undefined;
  readonly " $fragmentType": "service_item";
};
export type service_item$key = {
  readonly " $data"?: service_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"service_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "service_item"
};

(node as any).hash = "4d45e6091446eda14106d449c33d4aa6";

export default node;
