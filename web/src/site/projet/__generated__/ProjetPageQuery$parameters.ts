/**
 * @generated SignedSource<<b88096ecf10f98475c5cf65c74b1535b>>
 * @relayHash ff0631b40c317ef5a9333bb575c25f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 868fdcaf9d8e9e557bccd9f1250294311bb72a9e4ee67e8764f38b0b608d4e41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "868fdcaf9d8e9e557bccd9f1250294311bb72a9e4ee67e8764f38b0b608d4e41",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
