const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::one-sala-menu.one-sala-menu');
