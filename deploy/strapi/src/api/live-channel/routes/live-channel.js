const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::live-channel.live-channel');
